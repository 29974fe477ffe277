import * as fc from 'fast-check';
import type { AndOr, SearchFilter } from '../../specs/SearchFilter.ts';

/** The most filters in a list: the document names no maximum, and this is what a person might send. */
export const mostInList = 6;

/** Lists of 2 to 6 different filters from a pool, each except the first with its AndOr; the pool needs at least two. */
export const filterListArbitrary = (pool: readonly SearchFilter[]): fc.Arbitrary<readonly SearchFilter[]> =>
  fc
    .uniqueArray(fc.tuple(fc.nat(pool.length - 1), fc.constantFrom<AndOr>('And', 'Or')), {
      minLength: 2,
      maxLength: Math.min(mostInList, pool.length),
      selector: ([index]) => index,
    })
    .map((parts) =>
      parts.flatMap(([index, by], at): readonly SearchFilter[] => {
        const filter = pool[index];
        if (filter === undefined) return [];
        return [at === 0 ? filter : { AndOr: by, ...filter }];
      }),
    );
