import { isTame } from '../../../generators/filters/tameText.ts';
import type { Answer } from '../../../harness/Answer.ts';
import type { GatherContext } from '../../../harness/Evidence.ts';
import { recordsIn } from '../../../harness/oracle/listedRecords.ts';
import { truthOf } from '../../../harness/oracle/truthOf.ts';
import { isNumeric, numeric } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import type { SearchFilter } from '../../../specs/SearchFilter.ts';
import { ofOperation, probe } from '../../kernel/probe.ts';
import { evidenceKey, isEvenTurn, type ScenarioPlace } from '../../kernel/Scenario.ts';
import { filterControl, gatherControlled } from '../filters/control.ts';
import {
  attemptSelection,
  filterEffect,
  filtersOf,
  isSilent,
  itemShape,
  type SelectionTrial,
  singleFaults,
} from '../filters/selection.ts';
import { singleTrials } from '../filters/singleTrials.ts';
import {
  isLeftOut,
  matchesNarrowing,
  narrowingFaults,
  narrowingOrder,
  olderStatus,
  topNarrowingFaults,
  unfiltered,
} from './narrowing.ts';
import { gatherWhole, mayBeUnlimited, wholeKey } from './wholeRead.ts';

const common = { expects: 'success', where: 'default', effect: 'read', apart: true } as const;

/**
 * The number and the status of an old order, each alone and both together; in turns one of the two, and once more both,
 * without ReturnTopNRecords, where all can be read. In every second format also the newest order of a status (`others.newest`).
 */
export const narrowedReads = probe({
  name: 'by-members',
  of: ofOperation('SalesOrderGet'),
  ...common,
  requires: (place) => [wholeKey(place)],
  gather: (context, place) =>
    gatherWhole(context, place, async (whole) => {
      const { operation } = place;
      const order = narrowingOrder(operation, whole);
      if (order === undefined)
        return { kind: 'blocked', cause: 'nothing', message: 'no order has a number and a status' };
      const number = { mvSalesOrderNo: order.SalesOrderNo ?? '' };
      const status = { mvSalesOrderStatus: order.SalesOrderStatus ?? '' };
      const both = { ...number, ...status };
      const isWhole = mayBeUnlimited(context, whole);
      const isStatusTurn = isEvenTurn(place);
      const reads = [
        { members: number, unlimited: isWhole && !isStatusTurn },
        { members: status, unlimited: isWhole && isStatusTurn },
        { members: both, unlimited: false },
        ...(isWhole ? [{ members: both, unlimited: true }] : []),
      ];
      const trials: SelectionTrial[] = [];
      for (const { members, unlimited } of reads) {
        const { evidence } = await attemptSelection({
          context,
          place,
          before: whole,
          members,
          unlimited,
          isBroken: (trial) => narrowingFaults(operation, trial).length > 0,
        });
        if (isSilent(evidence.answer)) return { kind: 'evidence', evidence };
        trials.push(evidence);
      }
      const newest = isStatusTurn ? await newestOfStatus(context, place, whole) : undefined;
      if (newest !== undefined && isSilent(newest.answer)) return { kind: 'evidence', evidence: newest };
      const others = newest === undefined ? {} : { ...newest.others, newest: newest.answer };
      return { kind: 'evidence', evidence: { answer: whole, others, trials } };
    }),
});

/** The newest order of a status that the newest of all has not; undefined where no order has such a status. */
async function newestOfStatus(
  context: GatherContext,
  place: ScenarioPlace,
  whole: Answer,
): Promise<SelectionTrial | undefined> {
  const { operation } = place;
  const status = olderStatus(operation, whole);
  if (status === undefined) return undefined;
  const one = { ReturnTopNRecords: numeric(1) };
  const isDoubtful = (trial: SelectionTrial): boolean => topNarrowingFaults(operation, trial).length > 0;
  const { evidence } = await attemptSelection({
    context,
    place,
    before: whole,
    members: { ...one, mvSalesOrderStatus: status },
    isDoubtful,
    // It is believed only beside the same without a status.
    isBroken: (trial) => trial.others.plain !== undefined && isDoubtful(trial),
    askOthers: async (call) => ({ plain: await call(operation, one) }),
  });
  return evidence;
}

/** A status beside a filter that is known to work and selects orders with that status and others. */
export const narrowedAmongFilters = probe({
  name: 'by-status-and-filter',
  of: ofOperation('SalesOrderGet'),
  ...common,
  requires: (place) => [filterControl, singleTrials].map(({ name }) => evidenceKey(place, name)),
  gather: (context, place) =>
    gatherControlled(context, place, async (control, whole) => {
      const { operation, formatIndex } = place;
      const single = await context.other(evidenceKey(place, singleTrials.name));
      const known =
        single.kind === 'evidence' && single.evidence.counterexample === undefined
          ? (single.evidence.trials ?? [])
          : [];
      const working = [control, ...known].filter((trial) => singleFaults(trial).length === 0);
      const pairs = working.flatMap(({ answer }) => {
        const filters = filtersOf(answer).slice(0, 1);
        return statusesAmong(operation, whole, filters).map((status) => ({ filters, status }));
      });
      // A pair by which both could be passed over unseen tells less.
      const telling = pairs.filter(({ filters, status }) =>
        recordsIn(operation, whole.decoded?.value).some(isLeftOut(operation, filters, status)),
      );
      const best = telling.length > 0 ? telling : await allButOne(context, place, whole);
      const chosen = best.length > 0 ? best : pairs;
      const pair = chosen[(1 + formatIndex) % chosen.length];
      if (pair === undefined)
        return {
          kind: 'blocked',
          cause: 'nothing',
          message: 'no working filter selects orders of two statuses',
        };
      const { evidence } = await attemptSelection({
        context,
        place,
        before: whole,
        filters: pair.filters,
        members: { mvSalesOrderStatus: pair.status },
        unlimited: mayBeUnlimited(context, whole) && !isEvenTurn(place),
        isBroken: (trial) =>
          narrowingFaults(operation, trial).length > 0 || unfiltered(operation, trial).length > 0,
      });
      if (isSilent(evidence.answer)) return { kind: 'evidence', evidence };
      return { kind: 'evidence', evidence: { answer: whole, others: {}, trials: [evidence] } };
    }),
});

/** The statuses that some of the orders that a filter certainly selects have, and others certainly not. */
function statusesAmong(
  operation: Operation,
  whole: Answer,
  filters: readonly SearchFilter[],
): readonly string[] {
  const shape = itemShape(operation);
  const held = recordsIn(operation, whole.decoded?.value)
    .filter((record) => filters.every((filter) => truthOf(filter, record, shape) === 'yes'))
    .map(({ SalesOrderStatus }) => SalesOrderStatus);
  return [...new Set(held)].filter(
    (status): status is string =>
      typeof status === 'string' &&
      isTame(status) &&
      held.some((other) => matchesNarrowing(other, status) === 'no'),
  );
}

interface StatusAndFilter {
  readonly filters: readonly SearchFilter[];
  readonly status: string;
}

/** The status of an order, beside a filter that leaves out this order alone: none where such a filter does not work. */
async function allButOne(
  context: GatherContext,
  place: ScenarioPlace,
  whole: Answer,
): Promise<readonly StatusAndFilter[]> {
  const { operation } = place;
  const made = recordsIn(operation, whole.decoded?.value)
    .toReversed()
    .flatMap(({ SalesOrderId: id, SalesOrderStatus: status }): readonly StatusAndFilter[] => {
      if (!isNumeric(id) || typeof status !== 'string') return [];
      const filters: readonly SearchFilter[] = [
        { FieldName: 'SalesOrderId', SearchOperator: 'NotEquals', SearchValue: id.lexeme },
      ];
      return statusesAmong(operation, whole, filters).includes(status) ? [{ filters, status }] : [];
    })[0];
  if (made === undefined) return [];
  const { filters } = made;
  const isBroken = (trial: SelectionTrial): boolean => singleFaults(trial).length > 0;
  const alone = await attemptSelection({ context, place, before: whole, filters, isBroken });
  return alone.broken || filterEffect(operation, alone.evidence) !== 'works' ? [] : [made];
}
