import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Evidence } from '../evidence/Evidence.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { hasSucceeded } from '../exchanges/outcome.ts';
import { calledOperation, mayLackRecords } from '../records/listed.ts';
import { listedIn } from '../records/shownRecords.ts';
import { shownOtherwise } from './echoGaps.ts';
import { idOf } from './idOf.ts';
import { freshnessOf } from './lastWrites.ts';
import { recordOfKind, recordsWritten, type Write, type WriteJournal } from './writeJournal.ts';

/** After these times, in milliseconds, a Get is read again that does not show a write yet: a copy of the data may lag behind. */
export const lateReadPauses = [100, 400, 1500, 3000] as const;

/** What a Get shows later than this, in milliseconds, counts as never shown (ACT-6). The reads themselves take no part of it. */
export const latestShownMs = lateReadPauses.reduce((sum, ms) => sum + ms, 0);

/** Writes that a run has waited for as long as that. */
const waitedFor = new WeakSet<Write>();

/** Notes that the run has waited for these writes until nothing is late any more. */
export function noteWaitedFor(writes: readonly Write[]): void {
  for (const write of writes) waitedFor.add(write);
}

/** The run's last writes to the records of a read that other reads may not show yet. */
export const writesMaybeLate = (read: Answer, journal: WriteJournal): readonly Write[] =>
  (listedIn(read) ?? []).flatMap(
    (record) => lastMaybeLate(calledOperation(read), record, read, journal) ?? [],
  );

/** The evidence without the records of those writes in its read `before`. What is wrong there too is not just late. */
export function withoutMaybeLate(
  { answer, others: { before, ...others } }: Evidence,
  journal: WriteJournal,
): Evidence {
  if (before?.decoded == null) return { answer, others };
  const operation = calledOperation(before);
  const rest = (listedIn(before) ?? []).filter(
    (record) => lastMaybeLate(operation, record, before, journal) === undefined,
  );
  const value = { ...before.decoded.value, [operation.list ?? '']: rest };
  return { answer, others: { ...others, before: { ...before, decoded: { ...before.decoded, value } } } };
}

function lastMaybeLate(
  operation: Operation,
  record: RecordValue,
  { moment }: Answer,
  journal: WriteJournal,
): Write | undefined {
  const id = idOf(record[operation.id ?? '']);
  if (id === undefined) return undefined;
  const last = journal.writesTo({ record: recordOfKind(operation), id }, moment).at(-1);
  return last === undefined || waitedFor.has(last) ? undefined : last;
}

/** Whether a read of all records lacks one of these writes, or shows it otherwise than its echo. Only last writes to a record count. */
export const lacksLastOf = (writes: readonly Answer[], read: Answer, journal: WriteJournal): boolean =>
  listedIn(read) !== undefined &&
  !mayLackRecords(read) &&
  writes.some(
    (write) =>
      recordsWritten(write).length > 0 &&
      hasSucceeded(write) &&
      freshnessOf(journal, write, read) === 'last' &&
      shownOtherwise(write, read)?.length !== 0,
  );
