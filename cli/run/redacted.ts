import { redactor } from '../../harness/redaction/redactor.ts';
import type { FinishedRun } from '../../reports/FinishedRun.ts';
import { secretsOf } from './secretsOf.ts';
import type { Task } from './Task.ts';

/** A finished run with every secret taken out of what is not redacted already, where it was first written. */
export function redacted(settings: Task['settings'], run: FinishedRun): FinishedRun {
  const { text } = redactor(secretsOf(settings));
  const made = (records: FinishedRun['created']): FinishedRun['created'] =>
    records.map(({ record, id, perhaps, ...rest }) => ({
      ...rest,
      record,
      id: text(id),
      ...(perhaps === undefined ? {} : { perhaps: { ...perhaps, text: text(perhaps.text) } }),
    }));
  return {
    ...run,
    target: text(run.target),
    given: run.given.map(text),
    notes: run.notes.map(text),
    faults: run.faults.map(text),
    created: made(run.created),
    leftBehind: made(run.leftBehind),
  };
}
