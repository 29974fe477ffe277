import { isDateTime } from '../specs/datetime.ts';
import { isNumeric } from '../specs/numeric.ts';
import type { Value } from '../specs/Value.ts';
import { shown } from './judgements.ts';
import { sameNumber } from './sameNumber.ts';

/** Where two values first differ, and both sides in words. */
export interface Difference {
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
): Difference | undefined {
  const a = left ?? null;
  const b = right ?? null;
  if (Array.isArray(a) && Array.isArray(b)) return ofLists(a, b, path);
  if (isNumeric(a) && isNumeric(b)) return sameNumber(a, b) ? undefined : different(a, b, path);
  if (isDateTime(a) && isDateTime(b)) {
    return a.ms === b.ms && a.offset === b.offset && a.basis === b.basis ? undefined : different(a, b, path);
  }
  if (isMembers(a) && isMembers(b)) return ofRecords(a, b, path);
  return a === b ? undefined : different(a, b, path);
}

function ofLists(left: readonly Value[], right: readonly Value[], path: string): Difference | undefined {
  if (left.length !== right.length) return different(left, right, path);
  for (const [index, item] of left.entries()) {
    const found = firstDifference(item, right[index], `${path}[${index}]`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function ofRecords(left: Members, right: Members, path: string): Difference | undefined {
  for (const name of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = firstDifference(left[name], right[name], path === '' ? name : `${path}.${name}`);
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

const different = (left: Value, right: Value, path: string): Difference => ({
  path,
  left: shown(left),
  right: shown(right),
});
