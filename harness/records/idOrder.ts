import Big from 'big.js';
import { countOfNewest } from '../../generators/messages/readMembers.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Answer } from '../exchanges/Answer.ts';
import type { Judgement } from '../verdicts/Judgement.ts';
import { blocked, breach, isBreach, judged } from '../verdicts/judgements.ts';
import { calledOperation, mayLackRecords, recordsRead, topAskedFor } from './listed.ts';

/** The ids that an answer is ordered by, as decimals, in its order. A record without one is left out; so are all where nothing orders. */
function orderIds(answer: Answer): readonly Big[] {
  const name = answer.call.operation?.order;
  if (name === undefined) return [];
  return idsIn(recordsRead(answer), name);
}

const idsIn = (records: readonly RecordValue[], member: string): readonly Big[] =>
  records.flatMap(({ [member]: id }) => (isNumeric(id) ? [new Big(id.lexeme)] : []));

/** The lowest of these ids; undefined where there is none. */
const lowestOf = (ids: readonly Big[]): Big | undefined =>
  ids.reduce<Big | undefined>((lowest, id) => (lowest?.lte(id) ? lowest : id), undefined);

/** The lowest of the ids that an answer is ordered by, as a decimal; undefined where it holds none. */
export const lowestId = (answer: Answer): Big | undefined => lowestOf(orderIds(answer));

/** The lowest of the ids that records hold in that member, as a decimal. Ids that can't be read do not count. */
export const lowestIdIn = (records: readonly RecordValue[], member: string): Big | undefined =>
  lowestOf(idsIn(records, member));

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

/** Whether the records of an answer come out of order. Then what ReturnTopNRecords leaves of them is GET-2's matter alone. */
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
export function beyondTop(answer: Answer): (record: RecordValue) => boolean {
  if ((topAskedFor(answer) ?? 0) <= 0 || !mayLackRecords(answer)) return () => false;
  const { order } = calledOperation(answer);
  const lowest = lowestId(answer);
  return (record) => {
    const id = order === undefined ? undefined : record[order];
    return lowest === undefined || !isNumeric(id) || new Big(id.lexeme).lte(lowest);
  };
}
