import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric, sameNumber } from '../../specs/numeric.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { Numeric, RecordValue, Value } from '../../specs/Value.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { hasSucceeded, outcomeOf } from '../exchanges/outcome.ts';
import { lowestIdIn } from './idOrder.ts';
import { mayLackRecords } from './listed.ts';

/**
 * Whether what stands under an id is another record than the one that stood there before. So it is where a server reuses the id of
 * a deleted record: a text of the earlier one is gone from it. Numbers may change by themselves, and a text that was
 * only added to, as "Old name (deleted)", is still the same record's.
 */
export const isAnotherRecord = (earlier: RecordValue, now: RecordValue): boolean =>
  Object.entries(earlier).some(([name, was]) => {
    const is = now[name];
    if (typeof was !== 'string' || typeof is !== 'string') return false;
    const [one, other] = [was.trim(), is.trim()];
    return one !== '' && other !== '' && !one.includes(other) && !other.includes(one);
  });

/**
 * Whether a Get's answer shows a record; `unknown` where it may come after the newest records that were asked for, or be one
 * whose id can't be read.
 */
type Presence = 'shown' | 'gone' | 'unknown';

/** Looks a record up by its id in a Get's answer; undefined when that can't be read or is a failure. */
export function presence(answer: Answer, id: Numeric): Presence | undefined {
  const { operation } = answer.call;
  const { list, id: idName, order } = operation ?? {};
  if (list === undefined || idName === undefined)
    throw new Error(`${operation?.name} lists no records by id`);
  if (answer.decoded === null || outcomeOf(answer, 'success') !== 'succeeded') return undefined;
  const records = recordsOf(answer.decoded.value[list]);
  const found = records.find((record) => sameNumber(record[idName], id));
  if (found !== undefined)
    return operation?.name === 'ProductBOMGet' && isWithoutMaterials(found) ? 'gone' : 'shown';
  // One whose id can't be read may be it.
  if (!records.every((record) => isNumeric(record[idName]))) return 'unknown';
  if (!mayLackRecords(answer)) return 'gone';
  return order !== undefined && goesBelow(records, idName, id) ? 'gone' : 'unknown';
}

/**
 * Whether an answer shows the very record that stood under an id before (`earlier`), where a Get showed that. It is gone where
 * another one stands there now.
 */
export function presenceOfSame(
  answer: Answer,
  id: Numeric,
  earlier: Answer | undefined,
): Presence | undefined {
  const now = presence(answer, id);
  const was = earlier === undefined ? undefined : findRecord(earlier, id);
  const is = now === 'shown' ? findRecord(answer, id) : undefined;
  return was !== undefined && is !== undefined && isAnotherRecord(was, is) ? 'gone' : now;
}

/** Whether some of the records have a lower id: records by descending id then hold every id above. */
const goesBelow = (records: readonly RecordValue[], member: string, id: Numeric): boolean =>
  lowestIdIn(records, member)?.lt(id.lexeme) === true;

/** A finished good may still be listed after its bill of materials was deleted, without materials. */
const isWithoutMaterials = ({ mvRawMaterials: materials }: RecordValue): boolean =>
  !Array.isArray(materials) || materials.length === 0;

/**
 * The records of a Get's answer; undefined where it has no list. A success may leave an empty list out (GET-1), but where something else
 * stands in its place, that may be the list.
 */
export function listedIn(answer: Answer): readonly RecordValue[] | undefined {
  const { list } = answer.call.operation ?? {};
  const { value, undocumented, deviations } = answer.decoded ?? {};
  const found = list === undefined ? undefined : value?.[list];
  if (Array.isArray(found)) return found.filter(isRecord);
  const isLeftOut =
    list !== undefined &&
    undocumented?.every((path) => path.includes('.')) === true &&
    deviations?.every(({ path }) => !path.startsWith(list)) === true &&
    (found ?? null) === null &&
    hasSucceeded(answer);
  return isLeftOut ? [] : undefined;
}

/** The record with that id in a Get's answer. */
export function findRecord(answer: Answer, id: Value | undefined): RecordValue | undefined {
  const member = answer.call.operation?.id ?? '';
  return listedIn(answer)?.find((record) => sameNumber(record[member], id));
}

/**
 * Whether an answer without a filter proves that no record has that id: it holds fewer than were asked for, so all,
 * or goes below the id. A filtered answer proves nothing, because the filter may be to blame (FLT-1).
 */
export function provesAbsence(answer: Answer, id: Value | undefined): boolean {
  const records = listedIn(answer);
  const asked = answer.call.members.ReturnTopNRecords;
  if (records === undefined || answer.call.members.Filters !== undefined || !isNumeric(asked)) return false;
  if (findRecord(answer, id) !== undefined) return false;
  const member = answer.call.operation?.id ?? '';
  // One whose id can't be read may be it.
  if (!records.every((record) => isNumeric(record[member]))) return false;
  if (!mayLackRecords(answer)) return true;
  return isNumeric(id) && goesBelow(records, member, id);
}

/**
 * Whether the second look lacks a record of the first. A target may cut its answers off at some number of its own (GET-5). It then
 * shows as many as before, and only newer ones: that is no missing record.
 */
export function isMissingAfterwards(before: Answer, after: Answer, id: Numeric): boolean {
  if (presence(after, id) !== 'gone') return false;
  const [earlier, later] = [before, after].map((answer) =>
    recordsOf(answer.decoded?.value[answer.call.operation?.list ?? '']),
  );
  const member = after.call.operation?.id ?? '';
  const lowest = lowestIdIn(later ?? [], member);
  return (later ?? []).length < (earlier ?? []).length || lowest?.lte(id.lexeme) === true;
}
