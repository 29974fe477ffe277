import { isRecord } from '../../specs/isRecord.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { contentOf } from '../records/contentOf.ts';
import { isNothing } from './isNothing.ts';

/**
 * Answers to a Get of one record without an id, such as the account's settings, without the members that change. A member stays
 * only if it is the same in all reads at one place (`home`, which `values` hold too). So a counter or a clock does not keep the
 * rest from being compared. Undefined when an answer does not have exactly one record, or nothing stayed the same. Pure.
 */
export function withoutMoving(
  operation: Operation,
  home: readonly RecordValue[],
  values: readonly RecordValue[],
): readonly RecordValue[] | undefined {
  const carrier = operation.list ?? operation.record;
  if (carrier === undefined || operation.id !== undefined) return undefined;
  const records = values.map((value) => onlyRecord(value[carrier]));
  const twins = home.map((value) => onlyRecord(value[carrier])).filter((one) => one !== undefined);
  const [first] = twins;
  if (first === undefined || records.includes(undefined)) return undefined;
  const names = [...new Set(twins.flatMap((twin) => Object.keys(twin)))];
  const moving = new Set(names.filter((name) => !twins.every((twin) => isSame(twin[name], first[name]))));
  const still = (record: RecordValue): RecordValue =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !moving.has(name)));
  if (isNothing(still(first))) return undefined;
  return values.map((value, index) => {
    const record = still(records[index] ?? {});
    return { ...value, [carrier]: operation.list === undefined ? record : [record] };
  });
}

function onlyRecord(held: Value | undefined): RecordValue | undefined {
  const [one, ...more] = Array.isArray(held) ? (held as readonly Value[]) : [held];
  return isRecord(one) && more.length === 0 ? one : undefined;
}

const isSame = (one: Value | undefined, other: Value | undefined): boolean =>
  contentOf({ one: one ?? null }) === contentOf({ one: other ?? null });
