import { isNumeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { nameMember } from '../../specs/writtenAndRead.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { outcomeOf } from '../exchanges/outcome.ts';
import { holdsDocumentedMember, statusIn } from '../exchanges/statusBlock.ts';
import { shown } from '../words/shown.ts';
import { contentOf } from './contentOf.ts';
import { type Listed, listedRecords, recordsIn, stillRecords } from './recordKeys.ts';

/**
 * Whether the call was answered with success, in an answer that can be read. An HTTP error that holds nothing documented, such as a
 * gateway's, does not count.
 */
export const isTaken = (answer: Answer): boolean =>
  answer.decoded !== null &&
  outcomeOf(answer, 'success') !== 'failed' &&
  (holdsDocumentedMember(answer) || (answer.exchange.response?.status ?? 0) < 400);

/** What an answer says of a call that did not succeed, in one line. */
export function saidBy(answer: Answer): string {
  const { decodeError, exchange } = answer;
  const status = statusIn(answer);
  const http = `HTTP ${exchange.response?.status ?? 'none'}`;
  if (decodeError !== null) return `${http}, no readable answer: ${decodeError.message}`;
  return status === undefined
    ? `${http}, no status block`
    : `${http}, ErrorCode ${shown(status.ErrorCode)}, Message ${shown(status.Message)}`;
}

/** The operation that was called; raises an Error (ours is wrong) for a call of none. */
export function calledOperation({ call }: Answer): Operation {
  if (call.operation === null) throw new Error(`${call.operationName} is no operation`);
  return call.operation;
}

/** The records that an answer holds, in their order. */
export const recordsRead = (answer: Answer | undefined): readonly RecordValue[] =>
  answer === undefined ? [] : recordsIn(calledOperation(answer), answer.decoded?.value);

/** The records of an answer, by their ids and whatever else tells them apart. */
export const recordsByKey = (answer: Answer | undefined): ReadonlyMap<string, Listed> =>
  answer === undefined ? new Map() : listedRecords(calledOperation(answer), answer.decoded?.value);

/** What the records of an answer hold, each as one text. */
export const contentsIn = (answer: Answer): readonly string[] => recordsRead(answer).map(contentOf);

/** What an answer holds as one text, the same in whatever order its records come. */
export const wholeContent = (answer: Answer): string => [...contentsIn(answer)].sort().join();

/** Whether all of the reads bring the same records, in any order. */
export const bringTheSame = (reads: readonly Answer[]): boolean =>
  new Set(reads.map(wholeContent)).size === 1;

/** The records that several reads agree on, each id once; those that were not made are left out. */
export function recordsInAll(
  first: Answer,
  ...later: readonly (Answer | undefined)[]
): ReadonlyMap<string, Listed> {
  const operation = calledOperation(first);
  const all = recordsByKey(first);
  return later
    .filter((answer) => answer !== undefined)
    .reduce(
      (still, answer) => stillRecords(operation, still, recordsByKey(answer)),
      stillRecords(operation, all, all),
    );
}

/** How many records were asked for at most; undefined where no number was. */
export function topAskedFor(answer: Answer | undefined): number | undefined {
  const top = answer?.call.members.ReturnTopNRecords;
  return isNumeric(top) ? Number(top.lexeme) : undefined;
}

/** Whether there may be more records than an answer holds, because it is as long as it was allowed to be; -1 allows any length. */
export function mayLackRecords(answer: Answer): boolean {
  const most = topAskedFor(answer);
  return most !== undefined && most >= 0 && recordsRead(answer).length >= most;
}

/** Whether a run of Assay made the record: it is judged by what was sent (ACT-6, TYP-12, XF-2). */
export function isMadeByAssay(operation: Operation, record: RecordValue): boolean {
  const name = record[nameMember[operation.name] ?? ''];
  return typeof name === 'string' && name.startsWith('Assay ');
}

/** The records of the earlier read that the later one also holds, but with other content. */
export function changedBetween(before: Answer | undefined, after: Answer): readonly RecordValue[] {
  if (before === undefined) return [];
  const there = recordsByKey(after);
  return [...recordsByKey(before)].flatMap(([key, { record }]) => {
    const twin = there.get(key)?.record;
    return twin !== undefined && contentOf(twin) !== contentOf(record) ? [record] : [];
  });
}
