import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { plain } from './openLexeme.ts';

/** A record from a Get, and where it is in the answer. */
export interface PlacedRecord {
  readonly record: RecordValue;
  readonly path: string;
}

/** The records of a Get's answer by id, or all under one empty key where no id is documented. */
export interface KeyedRecords {
  readonly groups: ReadonlyMap<string, readonly PlacedRecord[]>;
  /** Records whose id can't be read. */
  readonly strays: number;
}

/** Finds the records of an operation in the value of its answer. */
export function keyedRecords({ list, record, id }: Operation, value: RecordValue): KeyedRecords {
  const groups = new Map<string, PlacedRecord[]>();
  let strays = 0;
  const carrier = list ?? record;
  const held = carrier === undefined ? undefined : value[carrier];
  const items: unknown = list === undefined ? [held] : held;
  if (!Array.isArray(items)) return { groups, strays };
  for (const [index, item] of items.entries()) {
    if (!isRecord(item)) continue;
    const own = id === undefined ? undefined : item[id];
    if (id !== undefined && !isNumeric(own)) {
      strays += 1;
      continue;
    }
    const key = isNumeric(own) ? plain(own.lexeme) : '';
    const path = list === undefined ? `${carrier}` : `${list}[${index}]`;
    groups.set(key, [...(groups.get(key) ?? []), { record: item, path }]);
  }
  return { groups, strays };
}
