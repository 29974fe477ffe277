import Big from 'big.js';
import { countOfNewest } from '../../generators/messages/readMembers.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { nameMember } from '../../specs/writtenAndRead.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { outcomeOf } from '../exchanges/outcome.ts';
import { holdsDocumentedMember, statusIn } from '../exchanges/statusBlock.ts';
import { contentOf } from '../oracle/contentOf.ts';
import { type Listed, listedRecords, recordsIn, stillRecords } from '../oracle/listedRecords.ts';
import type { Judgement } from '../verdicts/Judgement.ts';
import { blocked, breach, isBreach, judged, shown } from '../verdicts/judgements.ts';

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
export function limitOf(answer: Answer | undefined): number | undefined {
  const top = answer?.call.members.ReturnTopNRecords;
  return isNumeric(top) ? Number(top.lexeme) : undefined;
}

/** Whether there may be more records than an answer holds, because it is as long as it was allowed to be. */
export function mayLackRecords(answer: Answer): boolean {
  const most = limitOf(answer);
  return most !== undefined && recordsRead(answer).length >= most;
}

/** The ids that an answer is ordered by, as decimals, in its order. A record without one is left out; so are all where nothing orders. */
function orderIds(answer: Answer): readonly Big[] {
  const name = answer.call.operation?.order;
  if (name === undefined) return [];
  return recordsRead(answer).flatMap(({ [name]: id }) => (isNumeric(id) ? [new Big(id.lexeme)] : []));
}

/** The lowest of the ids that an answer is ordered by, as a decimal; undefined where it holds none. */
export const lowestId = (answer: Answer): Big | undefined =>
  orderIds(answer).reduce<Big | undefined>((lowest, id) => (lowest?.lte(id) ? lowest : id), undefined);

/** Where the first id stands before a higher one; undefined where none does. */
const disorderIn = (ids: readonly Big[]): number | undefined => {
  const at = ids.findIndex((id, index) => ids[index + 1]?.gt(id) === true);
  return at < 0 ? undefined : at;
};

/** Whether the newest records, which a plain call brings, come out of order. */
export const isDisorderedAmongNewest = (answer: Answer): boolean =>
  disorderIn(orderIds(answer).slice(0, countOfNewest)) !== undefined;

/** Whether records come by descending id; those with the same id in any order (Operation rules 9). */
export function descending(answers: readonly Answer[]): Judgement {
  const orders = answers.map((answer) => ({ answer, ids: orderIds(answer) }));
  if (!orders.some(({ ids }) => ids.some((id) => ids[0]?.eq(id) === false)))
    return blocked('nothing', 'the answer holds no two records with different ids');
  return judged(
    orders.flatMap(({ answer, ids }) => {
      const at = disorderIn(ids);
      if (at === undefined) return [];
      const { order = '', list } = calledOperation(answer);
      const path = `${list}[${at + 1}].${order}`;
      const expected = `an id of ${ids[at]?.toFixed()} or less`;
      const actual = ids[at + 1]?.toFixed() ?? '';
      return [breach(answer, `records do not come by descending ${order}`, expected, actual, path)];
    }),
  );
}

/** Whether an answer with ReturnTopNRecords is out of order: then what its limit leaves is GET-2's, and nobody else's. */
export const isDisordered = (answer: Answer): boolean => isBreach(descending([answer]));

/** The first id that comes twice in an answer, as a decimal (GET-9). */
export function repeatedId(answer: Answer): string | undefined {
  const seen = new Set<string>();
  return orderIds(answer)
    .map((id) => id.toFixed())
    .find((id) => seen.size === seen.add(id).size);
}

/**
 * Which records an answer may lack because it is as long as it was allowed to be. These are the ones at or below its lowest id:
 * others may have inserted newer ones. Without a known order it may lack any.
 */
export function beyondLimit(answer: Answer): (record: RecordValue) => boolean {
  if ((limitOf(answer) ?? 0) <= 0 || !mayLackRecords(answer)) return () => false;
  const { order } = calledOperation(answer);
  const lowest = lowestId(answer);
  return (record) => {
    const id = order === undefined ? undefined : record[order];
    return lowest === undefined || !isNumeric(id) || new Big(id.lexeme).lte(lowest);
  };
}

/** Whether a run of Assay made the record: it is judged by what was sent (ACT-6, TYP-12, XF-2). */
export function isOwn(operation: Operation, record: RecordValue): boolean {
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
