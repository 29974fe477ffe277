import type { Operation } from '../../specs/Operation.ts';
import type { SearchFilter } from '../../specs/SearchFilter.ts';
import { knownFilters } from './knownFilters.ts';
import type { SelectionTrial } from './selection.ts';

/**
 * Filters whose newest record tells a limit after them from one before, between or instead of them: two joined by And that
 * leave two records or more, none of which is the newest of all or the newest of what the first one leaves. The next best
 * where there are none such.
 */
export function limitedFilters(
  operation: Operation,
  pool: readonly SelectionTrial[],
  newest: string | undefined,
): readonly SearchFilter[] | undefined {
  const known = knownFilters(operation, pool);
  const candidates = known.flatMap((first) => [
    { filters: [first.filter], ...worthOf(first.keys, undefined, newest) },
    ...known
      .filter((other) => other !== first)
      .map((second) => ({
        filters: [first.filter, { AndOr: 'And' as const, ...second.filter }],
        ...worthOf(
          first.keys.filter((key) => second.keys.includes(key)),
          first.keys[0],
          newest,
        ),
      })),
  ]);
  const [best] = candidates.filter(({ left }) => left > 0).sort((one, other) => other.worth - one.worth);
  return best?.filters;
}

const worthOf = (
  keys: readonly string[],
  newestOfFirst: string | undefined,
  newest: string | undefined,
): { readonly left: number; readonly worth: number } => ({
  left: keys.length,
  worth:
    (keys.length > 1 ? 4 : 0) +
    (newestOfFirst !== undefined && !keys.includes(newestOfFirst) ? 2 : 0) +
    (newest !== undefined && !keys.includes(newest) ? 3 : 0),
});
