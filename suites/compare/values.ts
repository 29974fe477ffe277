import Big from 'big.js';
import { isDateTime, isUnset } from '../../specs/datetime.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { RecordShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { shown } from '../kernel/judgements.ts';

/** Whether two values are numbers and equal as decimals: `12.50` is `12.5`. */
export function sameNumber(left: Value | undefined, right: Value | undefined): boolean {
  if (!isNumeric(left) || !isNumeric(right)) return false;
  return left.lexeme === right.lexeme || new Big(left.lexeme).eq(new Big(right.lexeme));
}

/** Where two values first differ, and both sides in words. */
export interface ValueDifference {
  readonly path: string;
  readonly left: string;
  readonly right: string;
}

/**
 * The first difference between two values of one format, or undefined when they are the same: absent is nil,
 * numbers are compared as decimals, text by code points, lists in their order.
 */
export function firstDifference(
  left: Value | undefined,
  right: Value | undefined,
  path = '',
): ValueDifference | undefined {
  const a = left ?? null;
  const b = right ?? null;
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length)
    return firstOf(a.keys(), (at) => firstDifference(a[at], b[at], `${path}[${at}]`));
  if (isMembers(a) && isMembers(b)) {
    const names = new Set([...Object.keys(a), ...Object.keys(b)]);
    return firstOf(names, (name) =>
      firstDifference(a[name], b[name], path === '' ? name : `${path}.${name}`),
    );
  }
  const isSame =
    isDateTime(a) && isDateTime(b)
      ? a.ms === b.ms && a.offset === b.offset && a.basis === b.basis
      : a === b || sameNumber(a, b);
  return isSame ? undefined : { path, left: shown(a), right: shown(b) };
}

/** The first that is found of the parts of a value. */
function firstOf<P>(
  parts: Iterable<P>,
  find: (part: P) => ValueDifference | undefined,
): ValueDifference | undefined {
  for (const part of parts) {
    const found = find(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

type Members = { readonly [name: string]: Value | undefined };

const isMembers = (value: Value): value is Members =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !isNumeric(value) &&
  !isDateTime(value);

/** The value at a path such as `CostInfo.ShippingCost` or `Rows[0].Name`; undefined where there is none. */
export function valueAt(record: RecordValue, path: string): Value | undefined {
  let value: Value | undefined = record;
  for (const step of path.match(/[^.[\]]+/g) ?? []) {
    if (Array.isArray(value)) value = (value as readonly Value[])[Number(step)];
    else value = isRecord(value) ? value[step] : undefined;
  }
  return value;
}

/** A plain member of a record or of a group in it, by its path, with what stands in its place in another record. */
export interface PlainLeaf {
  readonly path: string;
  readonly sent: Value;
  readonly back: Value | undefined;
}

/** The plain members of a record with a value, those of its groups among them; lists are left out. */
export function plainLeaves(
  shape: RecordShape,
  sent: RecordValue,
  back: RecordValue,
  path: string,
): readonly PlainLeaf[] {
  return shape.members.flatMap(({ name, type, plain }): readonly PlainLeaf[] => {
    const value = sent[name];
    if (value === undefined || value === null) return [];
    const at = `${path}.${name}`;
    const other = back[name];
    if (type.kind === 'record' && isRecord(value))
      return plainLeaves(type.record, value, isRecord(other) ? other : {}, at);
    return type.kind === 'scalar' && plain === true ? [{ path: at, sent: value, back: other }] : [];
  });
}

/** No value, or the one that a server shows for none: 0, false, empty text, the unset date, an empty list. */
export function isBlank(value: Value | undefined): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true;
  if (isNumeric(value)) return Number(value.lexeme) === 0;
  if (isDateTime(value)) return isUnset(value);
  return Array.isArray(value) && value.length === 0;
}

/** A function of one object that is worked out once for each: what is asked of an answer by many cases. */
export function remembered<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found.value;
    const value = make(key);
    known.set(key, { value });
    return value;
  };
}
