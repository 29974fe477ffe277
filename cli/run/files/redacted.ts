import { HookError } from '../../../config/hooks/HookError.ts';
import type { KnownDeviation, Settings } from '../../../config/Settings.ts';
import { redactor } from '../../../harness/redaction/redactor.ts';
import type { CurlConnection } from '../../../harness/stored/curlConnection.ts';
import type { Made } from '../../../harness/writes/Made.ts';
import type { FinishedRun } from '../../../reports/FinishedRun.ts';
import type { Task } from '../Task.ts';
import { type KnownSecrets, secretsOf } from './secretsOf.ts';

/** A finished run with every secret removed from what is not already redacted. */
export function redactedRun(settings: Task['settings'], run: FinishedRun): FinishedRun {
  const { text } = redactor(secretsOf(settings));
  const made = <T extends Made>(records: readonly T[]): readonly T[] =>
    records.map((each) => ({
      ...each,
      id: text(each.id),
      ...(each.perhaps === undefined ? {} : { perhaps: { ...each.perhaps, text: text(each.perhaps.text) } }),
    }));
  return {
    ...run,
    target: text(run.target),
    given: run.given.map(text),
    selection: {
      ...run.selection,
      operations: run.selection.operations.map(text),
      clauses: run.selection.clauses.map(text),
      cases: run.selection.cases.map(text),
    },
    notes: run.notes.map(text),
    ownErrors: run.ownErrors.map(text),
    ...(run.endedEarly === undefined ? {} : { endedEarly: text(run.endedEarly) }),
    created: made(run.created),
    leftBehind: made(run.leftBehind),
  };
}

/** The known deviations, with every secret removed: somebody may have pasted one into a reason. */
export function redactedDeviations(
  settings: Pick<Settings, 'apiKey' | 'headers' | 'connection'>,
  deviations: readonly KnownDeviation[],
): readonly KnownDeviation[] {
  const { text } = redactor(secretsOf(settings));
  return deviations.map(({ reason, issue, ...where }) => ({
    ...where,
    reason: text(reason),
    ...(issue === undefined ? {} : { issue: text(issue) }),
  }));
}

/** Raises an error again: one of a hook without the secrets that the hook may have told. */
export const raiseRedacted =
  (settings: KnownSecrets) =>
  (error: unknown): never => {
    if (!(error instanceof HookError)) throw error;
    throw new HookError(redactor(secretsOf(settings)).text(error.message, 'cut'));
  };

/** What curl needs for the target, with every secret removed. */
export const redactedCurl = (settings: Task['settings'], curl: CurlConnection): CurlConnection => ({
  ...curl,
  options: curl.options.map((option) => redactor(secretsOf(settings)).text(option)),
});
