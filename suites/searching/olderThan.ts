import type { Answer } from '../../harness/Answer.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { recordsIn } from '../recordActions/lookUp.ts';
import { sameNumber } from '../sameNumber.ts';

/**
 * Three records that stand behind one in a list: the next, one in the middle, and the last; before it where it is the last
 * itself. Each has a text in `field` that no other record has.
 */
export function olderThan(whole: Answer, id: Value | undefined, field: string): readonly RecordValue[] {
  const records = recordsIn(whole) ?? [];
  const member = whole.call.operation?.id ?? '';
  const at = records.findIndex((record) => sameNumber(record[member], id));
  const behind = records.slice(at + 1).filter((record) => isAlone(record, records, field));
  const others = behind.length > 0 ? behind : records.slice(0, at).filter((r) => isAlone(r, records, field));
  const chosen = [others[0], others[others.length >> 1], others.at(-1)];
  return [...new Set(chosen.filter((record) => record !== undefined))];
}

function isAlone(record: RecordValue, records: readonly RecordValue[], field: string): boolean {
  const value = record[field];
  return typeof value === 'string' && value !== '' && records.filter((r) => r[field] === value).length === 1;
}
