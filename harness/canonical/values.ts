import { isDateTime } from '../../specs/datetime.ts';
import { isBlank } from '../../specs/isBlank.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric, keepsAllButFraction, numeric, sameNumber } from '../../specs/numeric.ts';
import type { RecordShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { shown } from '../words/shown.ts';

/** Whether two values are one: numbers as decimals, texts and flags as they are. */
export const sameValue = (left: Value | undefined, right: Value | undefined): boolean =>
  left === right || sameNumber(left, right);

/** Whether a number came back as it was sent. What is 0 may be left out or blank, and fractions are for TYP-13 to judge. */
export const numberCameBack = (sent: Value | undefined, back: Value | undefined): boolean =>
  sameNumber(sent, back) ||
  keepsAllButFraction(sent, back) ||
  (isBlank(back) && sameNumber(sent, numeric(0)));

/** The value itself if it is a record, else an empty record. */
export const recordIn = (value: Value | undefined): RecordValue => (isRecord(value) ? value : {});

/** Where two values first differ, and both sides in words. */
export interface ValueDifference {
  readonly path: string;
  readonly left: string;
  readonly right: string;
}

/**
 * The first difference between two values of one format; undefined when they are the same. Absent is nil. Numbers are compared as
 * decimals, text by code points, lists in their order. What `isAlike` says of two single values at a path is no difference either.
 */
export function firstDifference(
  left: Value | undefined,
  right: Value | undefined,
  path = '',
  isAlike: (left: Value, right: Value, path: string) => boolean = () => false,
): ValueDifference | undefined {
  const a = left ?? null;
  const b = right ?? null;
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length)
    return firstOf(a.keys(), (at) => firstDifference(a[at], b[at], `${path}[${at}]`, isAlike));
  if (isMembers(a) && isMembers(b)) {
    const names = new Set([...Object.keys(a), ...Object.keys(b)]);
    return firstOf(names, (name) =>
      firstDifference(a[name], b[name], path === '' ? name : `${path}.${name}`, isAlike),
    );
  }
  const isSame =
    isDateTime(a) && isDateTime(b)
      ? a.ms === b.ms && a.offset === b.offset && a.basis === b.basis
      : sameValue(a, b);
  return isSame || isAlike(a, b, path) ? undefined : { path, left: shown(a), right: shown(b) };
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

/** A record with one value at a path of names, and nothing else. */
export const recordAt = (path: string, value: Value): RecordValue => {
  const [name = '', ...rest] = path.split('.');
  return { [name]: rest.length === 0 ? value : recordAt(rest.join('.'), value) };
};

/** A plain member of a record or of a group in it, by its path, with what stands in its place in another record. */
export interface PlainLeaf {
  readonly path: string;
  readonly sent: Value;
  readonly back: Value | undefined;
}

/** Whether two texts are equal but for blanks around them, which are open (TYP-12): a column of fixed width is filled up with blanks. */
export const sameText = (one: string, other: Value | undefined): boolean =>
  typeof other === 'string' && withoutOuterBlanks(one) === withoutOuterBlanks(other);

const withoutOuterBlanks = (text: string): string => text.replace(/^ +| +$/g, '');

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
      return plainLeaves(type.record, value, recordIn(other), at);
    return type.kind === 'scalar' && plain === true ? [{ path: at, sent: value, back: other }] : [];
  });
}
