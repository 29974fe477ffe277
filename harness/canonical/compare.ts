import type { Format } from '../../specs/Format.ts';
import { isRecord } from '../../specs/isRecord.ts';
import type { RecordShape, TypeShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { Compared, Paths } from './Comparison.ts';
import { type Comparison, joined, same } from './Comparison.ts';
import { compareRows } from './compareRows.ts';
import { isScalar } from './isScalar.ts';
import { hazardsInText, lossTable } from './lossTable.ts';
import { openLexeme } from './openLexeme.ts';
import { pairedNames } from './pairedNames.ts';

/**
 * Compares two values of one type from two answers, member by member. Absent equals nil, numbers are compared as decimals, and
 * rows of nested lists have no order. What the loss table names is no difference (XF-1), and members that `pairedNames` can't pair are
 * not compared; text that may be garbled is told apart.
 */
export function compare(
  type: TypeShape,
  left: Value | undefined,
  right: Value | undefined,
  formats: readonly [Format, Format],
  paths: Paths = ['', ''],
): Comparison {
  const compared: Compared = { type, left: left ?? null, right: right ?? null, formats };
  const { left: a, right: b } = compared;
  // Equal bytes are decoded once.
  if (a === b) return { ...same, lists: listsIn(a) };
  const difference = { leftPath: paths[0], rightPath: paths[1], left: a, right: b };
  const loss = isSame(compared) ? undefined : lossTable.find(({ holds }) => holds(compared));
  if (loss === hazardsInText) return { ...same, garbled: [difference] };
  if (loss !== undefined || isSame(compared)) return same;
  if (Array.isArray(a) && Array.isArray(b)) {
    const item: TypeShape = type.kind === 'list' ? type.item : { kind: 'open' };
    return compareRows(a, b, paths, (one, other, at) => compare(item, one, other, formats, at));
  }
  if (isRecord(a) && isRecord(b)) {
    return ofRecords(type.kind === 'record' ? type.record : undefined, a, b, formats, paths);
  }
  return { ...same, differences: [difference] };
}

function ofRecords(
  shape: RecordShape | undefined,
  left: RecordValue,
  right: RecordValue,
  formats: readonly [Format, Format],
  paths: Paths,
): Comparison {
  const parts = pairedNames(shape, left, right, formats).map(([one, other]) => {
    const at: Paths = [under(paths[0], one), under(paths[1], other)];
    return compare(shape?.byName.get(one)?.type ?? { kind: 'open' }, left[one], right[other], formats, at);
  });
  return joined(parts);
}

/** How many lists of two rows or more a value holds. */
function listsIn(value: Value): number {
  if (isScalar(value)) return 0;
  const own = Array.isArray(value) && value.length > 1 ? 1 : 0;
  return Object.values(value as RecordValue).reduce<number>((sum, one) => sum + listsIn(one ?? null), own);
}

const under = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

function isSame({ type, left, right }: Compared): boolean {
  if (!isScalar(left) || !isScalar(right)) return false;
  // Texts of a known shape are compared as they are. A value that could not be read in its type is text too.
  if (type.kind === 'scalar' && typeof left === 'string' && typeof right === 'string') return false;
  const [a, b] = [openLexeme(left), openLexeme(right)];
  return a.kind === b.kind && a.text === b.text;
}
