import Big from 'big.js';
import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { contentOf } from './contentOf.ts';

/** A record of an answer, and how often it occurs. */
export interface Listed {
  readonly record: RecordValue;
  readonly count: number;
}

/**
 * The member that tells a Get's records apart. Undefined where ids are not documented or may repeat (bills of materials, links of
 * products and clients), so that only content can tell records apart.
 */
export const identity = (operation: Operation): string | undefined =>
  operation.name === 'ProductClientGet' ? undefined : operation.order;

/** The records in a Get's answer, in order: those of its list, or its single record. */
export function recordsIn(operation: Operation, value: RecordValue | undefined): readonly RecordValue[] {
  const carrier = operation.list ?? operation.record;
  const found = carrier === undefined ? undefined : value?.[carrier];
  return (Array.isArray(found) ? found : [found]).filter(isRecord);
}

/** What tells a record from others: its id, or its content where no id is documented. Undefined when an id is missing. */
export function keyOf(operation: Operation, record: RecordValue): string | undefined {
  const id = identity(operation);
  if (id === undefined) return contentOf(record);
  const own = record[id];
  if (!isNumeric(own)) return undefined;
  return /^-?[1-9]\d*$/.test(own.lexeme) ? own.lexeme : new Big(own.lexeme).toFixed();
}

/** The records of a Get's list by their key. */
export function listedRecords(
  operation: Operation,
  value: RecordValue | undefined,
): ReadonlyMap<string, Listed> {
  const listed = new Map<string, Listed>();
  for (const record of recordsIn(operation, value)) {
    const key = keyOf(operation, record);
    if (key !== undefined) listed.set(key, { record, count: (listed.get(key)?.count ?? 0) + 1 });
  }
  return listed;
}

/**
 * The records that two reads agree on. While others write, only these can be judged. An id that comes twice names no record
 * (GET-9).
 */
export function stillRecords(
  operation: Operation,
  before: ReadonlyMap<string, Listed>,
  after: ReadonlyMap<string, Listed>,
): ReadonlyMap<string, Listed> {
  const byContent = identity(operation) === undefined;
  const still = new Map<string, Listed>();
  for (const [key, { record, count }] of before) {
    const other = after.get(key);
    if (other === undefined || (!byContent && Math.max(count, other.count) > 1)) continue;
    if (other.record === record || contentOf(other.record) === contentOf(record))
      still.set(key, { record, count: Math.min(count, other.count) });
  }
  return still;
}
