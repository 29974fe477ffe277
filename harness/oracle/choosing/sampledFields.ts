import { fixedTurn } from '../../../generators/caseSeed.ts';
import { type SearchField, searchableFields } from '../../../generators/filters/searchableFields.ts';
import type { FormatTurn } from '../../../generators/turnOf.ts';
import { itemShape } from '../../../specs/messageShapes.ts';
import type { Operation } from '../../../specs/Operation.ts';
import type { ScalarType } from '../../../specs/Shape.ts';

/** At the default number of runs a record's fields are sampled by this many in each format, or a sixth of them. */
const fieldsPerFormat = 4;
const formats = 6;
const defaultRuns = 20;

/**
 * The fields that are tried in a format: one of each type, then others, until the sample is full; the next format goes
 * on where this one ended. Of a wide record a sixth is tried, each field in one of six formats, and one of each type
 * that is not among them.
 */
export function sampledFields(
  { runs }: { readonly runs: number },
  { operation, formatIndex }: FormatTurn & { readonly operation: Operation },
  without: readonly string[],
): readonly SearchField[] {
  const rank = ({ name }: SearchField): number => fixedTurn(`${operation.name}/${name}`);
  const all = [...searchableFields(itemShape(operation))].sort((one, other) => rank(one) - rank(other));
  const isAllowed = ({ name }: SearchField): boolean => !without.includes(name);
  const fields = all.filter(isAllowed);
  const due = Math.max(fieldsPerFormat, Math.ceil(all.length / formats));
  const size = Math.max(1, Math.ceil((runs * due) / defaultRuns));
  const byType = new Map<ScalarType, readonly SearchField[]>();
  for (const field of fields) byType.set(field.type, [...(byType.get(field.type) ?? []), field]);
  const firsts = [...byType.values()].map((some) => rotated(some, formatIndex)[0]);
  if (due === fieldsPerFormat) {
    const others = rotated(fields, formatIndex * size).filter((field) => !firsts.includes(field));
    return [...firsts, ...others].filter((field) => field !== undefined).slice(0, size);
  }
  // Counted among all fields, those left out too: else what one format leaves out moves the others' parts.
  const part = rotated(all, formatIndex * size)
    .slice(0, size)
    .filter(isAllowed);
  const lacking = firsts.filter(
    (first) => first !== undefined && part.every(({ type }) => type !== first.type),
  );
  return [...part, ...lacking].filter((field) => field !== undefined);
}

/** The items in a circle, from the one at `by` on. */
export const rotated = <T>(items: readonly T[], by: number): readonly T[] => {
  const at = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
};
