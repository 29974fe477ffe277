import type { Answer } from '../harness/Answer.ts';
import { isNumeric } from '../specs/numeric.ts';
import { recordsOf } from '../specs/recordsOf.ts';
import type { Numeric, RecordValue } from '../specs/Value.ts';
import { outcomeOf } from './outcomeOf.ts';
import { sameNumber } from './sameNumber.ts';
import { standsAnother } from './standsAnother.ts';

/** Whether a Get's answer shows a record; `unknown` where it may stand behind the newest records that were asked for. */
export type Presence = 'shown' | 'gone' | 'unknown';

/** Looks a record up by its id in a Get's answer; undefined when that can't be read or is a failure. */
export function presence(answer: Answer, id: Numeric): Presence | undefined {
  const { operation, members } = answer.call;
  const { list, id: idName, order } = operation ?? {};
  if (list === undefined || idName === undefined)
    throw new Error(`${operation?.name} lists no records by id`);
  if (answer.decoded === null || outcomeOf(answer, 'success') !== 'succeeded') return undefined;
  const records = recordsOf(answer.decoded.value[list]);
  const found = records.find((record) => sameNumber(record[idName], id));
  if (found !== undefined) return operation?.name === 'ProductBOMGet' && isBare(found) ? 'gone' : 'shown';
  const most = members.ReturnTopNRecords;
  if (!isNumeric(most) || records.length < Number(most.lexeme)) return 'gone';
  const ids = records.map((record) => record[idName]).filter(isNumeric);
  const lowest = Math.min(...ids.map(({ lexeme }) => Number(lexeme)));
  return order !== undefined && Number(id.lexeme) > lowest ? 'gone' : 'unknown';
}

/**
 * The same of the record that stood under the id before (`earlier`), where a Get showed that: it is gone where another
 * stands there now.
 */
export function presenceOfSame(
  answer: Answer,
  id: Numeric,
  earlier: Answer | undefined,
): Presence | undefined {
  const now = presence(answer, id);
  const was = earlier === undefined ? undefined : recordUnder(earlier, id);
  const is = now === 'shown' ? recordUnder(answer, id) : undefined;
  return was !== undefined && is !== undefined && standsAnother(was, is) ? 'gone' : now;
}

function recordUnder({ call: { operation }, decoded }: Answer, id: Numeric): RecordValue | undefined {
  const records = recordsOf(decoded?.value[operation?.list ?? '']);
  return records.find((record) => sameNumber(record[operation?.id ?? ''], id));
}

/** A finished good may still be listed after its bill of materials was deleted, without materials. */
const isBare = ({ mvRawMaterials: materials }: RecordValue): boolean =>
  !Array.isArray(materials) || materials.length === 0;
