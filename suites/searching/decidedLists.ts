import type * as fc from 'fast-check';
import { filterListArbitrary } from '../../generators/filters/filterListArbitrary.ts';
import { bothReadings, leftFold } from '../../harness/oracle/joinedTruth.ts';
import type { Truth } from '../../harness/oracle/Truth.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { SearchFilter } from '../../specs/SearchFilter.ts';
import { listTruth } from './listTruth.ts';
import { filtersOf, type SelectionTrial, stillIn } from './selection.ts';

/** What is known of a filter alone, by the document and the target's own answer: record by record. */
export interface Told {
  readonly filter: SearchFilter;
  readonly truths: ReadonlyMap<string, Truth>;
}

export const toldBy = (operation: Operation, trial: SelectionTrial): readonly Told[] => {
  const [filter] = filtersOf(trial.answer);
  if (filter === undefined) return [];
  const alone = { ...trial, others: { ...trial.others, part0: trial.answer } };
  const truth = listTruth(operation, alone, leftFold);
  const truths = new Map([...stillIn(operation, trial)].map(([key, { record }]) => [key, truth(record)]));
  return [{ filter, truths }];
};

/**
 * Lists of filters of a pool, each of which selects or leaves out some record for certain: drawn again until one does.
 *
 * That comes to an end. If of a single filter it is known that it selects a record, every list that goes on from it with
 * Or selects that record too, and if that it does not, with And leaves it out; where nothing is known of any filter,
 * any list will do.
 */
export function decidedLists(
  operation: Operation,
  pool: readonly SelectionTrial[],
): fc.Arbitrary<readonly SearchFilter[]> {
  const told = pool.flatMap((trial) => toldBy(operation, trial));
  const lists = filterListArbitrary(told.map(({ filter }) => filter));
  const known = new Map(told.map(({ filter, truths }) => [nameOf(filter), truths]));
  const keys = new Set(told.flatMap(({ truths }) => [...truths.keys()]));
  const isKnown = told.some(({ truths }) => [...truths.values()].some((truth) => truth !== 'open'));
  if (!isKnown) return lists;
  const truthOf = (filter: SearchFilter, key: string): Truth => known.get(nameOf(filter))?.get(key) ?? 'open';
  return lists.filter((filters) =>
    [...keys].some(
      (key) =>
        bothReadings(
          filters.map((filter) => ({ by: filter.AndOr ?? 'And', truth: truthOf(filter, key) })),
        ) !== 'open',
    ),
  );
}

const nameOf = ({ FieldName, SearchOperator, SearchValue }: SearchFilter): string =>
  JSON.stringify([FieldName, SearchOperator, SearchValue]);
