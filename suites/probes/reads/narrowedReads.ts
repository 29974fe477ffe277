import { turnOf } from '../../../generators/turnOf.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import {
  isLeftOut,
  narrowingFaults,
  narrowingOrder,
  olderStatus,
  statusesAmong,
  topNarrowingFaults,
  unfiltered,
} from '../../../harness/oracle/narrowing.ts';
import {
  filterOf,
  isMisselected,
  isWithoutEffect,
  type SelectionTrial,
} from '../../../harness/oracle/selectionTrial.ts';
import { calledOperation, recordsRead } from '../../../harness/records/listed.ts';
import { blocked } from '../../../harness/verdicts/judgements.ts';
import { isNumeric, numeric } from '../../../specs/numeric.ts';
import type { SearchFilter } from '../../../specs/SearchFilter.ts';
import { evidenceKey, ofOperation, type ScenarioPlace } from '../../kernel/probe.ts';
import { controlledProbe } from '../filters/controlledProbe.ts';
import { attemptSelection, withTrials } from '../filters/selection.ts';
import { singleTrials, soundTrials } from '../filters/singleTrials.ts';
import { mayBeUnlimited, wholeProbe } from './wholeRead.ts';

/**
 * The number and the status of an old order, each alone and both together. Where all can be read, one of the two by turns, and both
 * a second time, come without ReturnTopNRecords. In some formats also the newest order of a status (`others.newest`).
 */
export const narrowedReads = wholeProbe<'newest' | 'plain' | 'before' | 'after' | 'afterwards'>({
  name: 'by-members',
  of: ofOperation('SalesOrderGet'),
  gather: async (whole, context, place) => {
    const order = narrowingOrder(recordsRead(whole));
    if (order === undefined) return blocked('nothing', 'no order has a number and a status');
    const number = { mvSalesOrderNo: order.SalesOrderNo ?? '' };
    const status = { mvSalesOrderStatus: order.SalesOrderStatus ?? '' };
    const both = { ...number, ...status };
    const isWhole = mayBeUnlimited(context, whole);
    const isStatusTurn = turnOf(place, 'narrowedWithoutLimit') === 'by status';
    const reads = [
      // The limit applies after the narrowing, so an old order must still come.
      { members: isStatusTurn ? { ...number, ...limitOfOne } : number, unlimited: isWhole && !isStatusTurn },
      { members: status, unlimited: isWhole && isStatusTurn },
      { members: both, unlimited: false },
      ...(isWhole ? [{ members: both, unlimited: true }] : []),
      // The order of what is limited is the document's (GET-2).
      ...(isWhole && isStatusTurn ? [{ members: status, unlimited: false }] : []),
    ];
    const trials: SelectionTrial[] = [];
    const isBroken = (trial: SelectionTrial): boolean => narrowingFaults(trial).length > 0;
    for (const read of reads) {
      const { evidence } = await attemptSelection(context, whole, { ...read, isBroken });
      trials.push(evidence);
    }
    const newest = isStatusTurn ? await newestOfStatus(context, whole) : undefined;
    const others = newest === undefined ? {} : { ...newest.others, newest: newest.answer };
    return { kind: 'evidence', evidence: { answer: whole, others, trials } };
  },
});

const limitOfOne = { ReturnTopNRecords: numeric(1) };

/** The newest order of a status that the newest of all has not; undefined where no order has such a status. */
async function newestOfStatus(context: GatherContext, whole: Answer): Promise<SelectionTrial | undefined> {
  const status = olderStatus(recordsRead(whole));
  if (status === undefined) return undefined;
  const isDoubtful = (trial: SelectionTrial): boolean => topNarrowingFaults(trial).length > 0;
  const { evidence } = await attemptSelection(context, whole, {
    members: { ...limitOfOne, mvSalesOrderStatus: status },
    isDoubtful,
    // It is believed only beside the same without a status.
    isBroken: (trial) => trial.others.plain !== undefined && isDoubtful(trial),
    askOthers: async (call) => ({ plain: await call(calledOperation(whole), limitOfOne) }),
  });
  return evidence;
}

interface StatusAndFilter {
  readonly filters: readonly SearchFilter[];
  readonly status: string;
}

/**
 * A status beside a filter that is known to work and selects orders with that status and others. Then the number of an order beside a
 * filter on its id.
 */
export const narrowedAmongFilters = controlledProbe({
  name: 'by-status-and-filter',
  of: ofOperation('SalesOrderGet'),
  after: [singleTrials],
  gather: async (control, whole, context, place) => {
    const { operation, formatIndex } = place;
    const known = soundTrials(await context.other(evidenceKey(place, singleTrials.name)));
    const pairs = [control, ...known]
      .filter((trial) => !isMisselected(trial))
      .flatMap(({ answer }): readonly StatusAndFilter[] => {
        const filters = [filterOf(answer)];
        return statusesAmong(whole, filters).map((status) => ({ filters, status }));
      });
    // A pair by which both could be passed over unseen tells less.
    const telling = pairs.filter(({ filters, status }) =>
      recordsRead(whole).some(isLeftOut(operation, filters, status)),
    );
    const best = telling.length > 0 ? telling : await allButOne(context, whole);
    const chosen = best.length > 0 ? best : pairs;
    const pair = chosen[(1 + formatIndex) % chosen.length];
    const byNumber = await numberBesideFilter(context, place, whole);
    if (pair === undefined && byNumber === undefined)
      return blocked('nothing', 'no working filter selects orders of two statuses, or leaves out a number');
    const trials = byNumber === undefined ? [] : [byNumber];
    if (pair === undefined) return withTrials(whole, trials);
    const { evidence } = await attemptSelection(context, whole, {
      filters: pair.filters,
      members: { mvSalesOrderStatus: pair.status },
      unlimited: mayBeUnlimited(context, whole) && turnOf(place, 'narrowedFilterWithoutLimit') === 'yes',
      isBroken: isBesideInVain,
    });
    return withTrials(whole, [evidence, ...trials]);
  },
});

/** Whether one of the two was passed over that narrow an answer together. */
const isBesideInVain = (trial: SelectionTrial): boolean =>
  narrowingFaults(trial).length > 0 || unfiltered(trial).length > 0;

/**
 * The number of an order beside a filter that leaves out this order, so that none comes, or in every second format one that selects it alone.
 * Undefined where there is no such order, or where one of the two does not work alone.
 */
async function numberBesideFilter(
  context: GatherContext,
  place: ScenarioPlace,
  whole: Answer,
): Promise<SelectionTrial | undefined> {
  const { SalesOrderId: id, SalesOrderNo: number } = narrowingOrder(recordsRead(whole)) ?? {};
  if (!isNumeric(id) || typeof number !== 'string') return undefined;
  // Where the number is a part of all others, an answer to it may hold every order.
  const isPartOfAll = recordsRead(whole).every(({ SalesOrderNo: other }) => String(other).includes(number));
  if (isPartOfAll) return undefined;
  const SearchOperator = turnOf(place, 'numberBesideFilter') === 'left out' ? 'NotEquals' : 'Equals';
  const filters: readonly SearchFilter[] = [
    { FieldName: 'SalesOrderId', SearchOperator, SearchValue: id.lexeme },
  ];
  const members = { mvSalesOrderNo: number };
  const isBroken = isBesideInVain;
  const { evidence, broken } = await attemptSelection(context, whole, { filters, members, isBroken });
  if (!broken) return evidence;
  const filtered = await attemptSelection(context, whole, { filters });
  if (filtered.broken || isWithoutEffect(filtered.evidence)) return undefined;
  const isMissed = (trial: SelectionTrial): boolean => narrowingFaults(trial).length > 0;
  const numbered = await attemptSelection(context, whole, { members, isBroken: isMissed });
  return numbered.broken ? undefined : evidence;
}

/** The status of an order, beside a filter that leaves out this order alone: none where such a filter does not work. */
async function allButOne(context: GatherContext, whole: Answer): Promise<readonly StatusAndFilter[]> {
  for (const { SalesOrderId: id, SalesOrderStatus: status } of recordsRead(whole).toReversed()) {
    if (!isNumeric(id) || typeof status !== 'string') continue;
    const filters: readonly SearchFilter[] = [
      { FieldName: 'SalesOrderId', SearchOperator: 'NotEquals', SearchValue: id.lexeme },
    ];
    if (!statusesAmong(whole, filters).includes(status)) continue;
    const { evidence, broken } = await attemptSelection(context, whole, { filters });
    return broken || isWithoutEffect(evidence) ? [] : [{ filters, status }];
  }
  return [];
}
