import type { Joined } from '../../harness/oracle/joinedTruth.ts';
import type { Truth } from '../../harness/oracle/Truth.ts';
import type { Operation } from '../../specs/Operation.ts';
import { listTruth, type PartTruth } from './listTruth.ts';
import { faultsBy, filtersOf, type SelectionFault, type SelectionTrial } from './selection.ts';

/**
 * What is wrong with the answer to a list of filters, by the reading given (FLT-2). How many filters a server takes at
 * most is not shown (Limits 4): only a list of two must not be refused.
 */
export const listFaults = (
  operation: Operation,
  trial: SelectionTrial,
  reading: (parts: readonly Joined[]) => Truth,
  parts: PartTruth = 'documented',
): readonly SelectionFault[] =>
  faultsBy(operation, trial, listTruth(operation, trial, reading, parts)).filter(
    ({ kind }) => kind !== 'refused' || filtersOf(trial.answer).length <= 2,
  );
