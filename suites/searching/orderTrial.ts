import { bothReadings, leftFold } from '../../harness/oracle/joinedTruth.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { SearchFilter } from '../../specs/SearchFilter.ts';
import type { Scenario } from '../Scenario.ts';
import { attemptSelection } from './attemptSelection.ts';
import { toldBy } from './decidedLists.ts';
import { listFaults } from './listFaults.ts';
import { gatherPool, poolKeys } from './listTrials.ts';
import { askParts, partsOf } from './listTruth.ts';
import { isSilent, type SelectionTrial } from './selection.ts';

/** `A Or B And C`, with an A that selects a record which C does not: the two readings differ on that record. */
export const orderTrial: Scenario = {
  name: 'filter-order',
  expects: 'success',
  where: 'default',
  effect: 'read',
  apart: true,
  requires: poolKeys,
  gather: (context, place) =>
    gatherPool(context, place, async (pool, whole) => {
      const { operation } = place;
      const filters = telling(operation, pool);
      if (filters === undefined)
        return {
          kind: 'blocked',
          cause: 'nothing',
          message: 'there are no filters for which the two readings differ',
        };
      const { evidence } = await attemptSelection({
        context,
        place,
        before: whole,
        filters,
        others: partsOf(filters, pool),
        askOthers: askParts(context, operation, filters),
        isBroken: (trial) => orderFaults(operation, trial).length > 0,
      });
      if (isSilent(evidence.answer)) return { kind: 'evidence', evidence };
      return {
        kind: 'evidence',
        evidence: { answer: whole, others: {}, trials: [evidence], counterexample: filters },
      };
    }),
};

/** What a left fold decides and And-before-Or decides otherwise; what both say is FLT-2's other case. */
export const orderFaults = (operation: Operation, trial: SelectionTrial) =>
  listFaults(operation, trial, (parts) => (bothReadings(parts) === 'open' ? leftFold(parts) : 'open'));

/**
 * The first of the pool that selects a record which another leaves out, any third, and that other: the document tells
 * of both, and the target's own answers to them agree. Rather those whose left fold selects a record too, for a search that
 * finds nothing may fail.
 */
function telling(operation: Operation, pool: readonly SelectionTrial[]): readonly SearchFilter[] | undefined {
  const told = pool.flatMap((trial) => toldBy(operation, trial));
  let fruitless: readonly SearchFilter[] | undefined;
  for (const first of told) {
    for (const last of told) {
      const differs = [...first.truths].some(
        ([key, truth]) => truth === 'yes' && last.truths.get(key) === 'no',
      );
      if (!differs) continue;
      for (const between of told.filter((one) => one !== first && one !== last)) {
        const filters: readonly SearchFilter[] = [
          first.filter,
          { AndOr: 'Or', ...between.filter },
          { AndOr: 'And', ...last.filter },
        ];
        const finds = [...last.truths].some(
          ([key, truth]) =>
            truth === 'yes' && (first.truths.get(key) === 'yes' || between.truths.get(key) === 'yes'),
        );
        if (finds) return filters;
        fruitless ??= filters;
      }
    }
  }
  return fruitless;
}
