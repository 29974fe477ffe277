import { type SearchField, searchableFields } from '../../generators/filters/searchableFields.ts';
import { caseSeed } from '../../harness/caseSeed.ts';
import type { GatherContext } from '../../harness/Evidence.ts';
import type { ScalarType } from '../../specs/Shape.ts';
import type { ScenarioPlace } from '../Scenario.ts';
import { itemShape } from './selection.ts';

/** At the default number of runs a record's fields are sampled by this many in each format. */
const share = 4;

/**
 * The fields that are tried in a format: one of each type, then others, until the sample is full; the next format goes
 * on where this one ended, so that six formats see a whole record of ordinary width.
 */
export function sampledFields(
  context: GatherContext,
  { operation, formatIndex }: ScenarioPlace,
  without: readonly string[],
): readonly SearchField[] {
  const size = Math.max(1, Math.ceil(context.runs / (20 / share)));
  const rank = ({ name }: SearchField): number => caseSeed(context.seed, `${operation.name}/${name}`);
  const fields = searchableFields(itemShape(operation))
    .filter(({ name }) => !without.includes(name))
    .sort((one, other) => rank(one) - rank(other));
  const byType = new Map<ScalarType, readonly SearchField[]>();
  for (const field of fields) byType.set(field.type, [...(byType.get(field.type) ?? []), field]);
  const firsts = [...byType.values()].map((some) => rotated(some, formatIndex)[0]);
  const others = rotated(fields, formatIndex * size).filter((field) => !firsts.includes(field));
  return [...firsts, ...others].filter((field) => field !== undefined).slice(0, size);
}

const rotated = <T>(items: readonly T[], by: number): readonly T[] => {
  const at = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
};
