import { listedRecords } from '../../harness/oracle/listedRecords.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { SearchFilter } from '../../specs/SearchFilter.ts';
import { filtersOf, type SelectionTrial } from './selection.ts';

/** What is known of a filter alone: the keys of what the target answers to it, in its order. */
interface Known {
  readonly filter: SearchFilter;
  readonly keys: readonly string[];
}

/** The single filters of trials, with what the target answered to each. */
export const knownFilters = (operation: Operation, trials: readonly SelectionTrial[]): readonly Known[] =>
  trials.flatMap(({ answer }) => {
    const [filter] = filtersOf(answer);
    const keys = [...listedRecords(operation, answer.decoded?.value).keys()];
    return filter === undefined ? [] : [{ filter, keys }];
  });
