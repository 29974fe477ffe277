import { sameNumber } from '../../../specs/numeric.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';
import type { Answer } from '../../exchanges/Answer.ts';
import { listedIn } from '../../records/shownRecords.ts';

/**
 * Three records that come after one in a list: the next, one in the middle, and the last; before it where it is the last
 * itself. Each has a text in `field` that no other record has.
 */
export function olderThan(whole: Answer, id: Value | undefined, field: string): readonly RecordValue[] {
  const records = listedIn(whole) ?? [];
  const member = whole.call.operation?.id ?? '';
  const at = records.findIndex((record) => sameNumber(record[member], id));
  const isNamedAlone = ({ [field]: text }: RecordValue): boolean =>
    typeof text === 'string' && text !== '' && records.filter((one) => one[field] === text).length === 1;
  const behind = records.slice(at + 1).filter(isNamedAlone);
  const others = behind.length > 0 ? behind : records.slice(0, at).filter(isNamedAlone);
  const chosen = [others[0], others[others.length >> 1], others.at(-1)];
  return [...new Set(chosen.filter((record) => record !== undefined))];
}
