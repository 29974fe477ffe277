import { turnOf } from '../../../generators/turnOf.ts';
import type { GatherContext, Gathered } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { bothReadings, leftFold } from '../../../harness/oracle/joinedTruth.ts';
import { listsOnPurpose } from '../../../harness/oracle/listsOnPurpose.ts';
import { blocked } from '../../../harness/verdicts/judgements.ts';
import type { SearchFilter } from '../../../specs/SearchFilter.ts';
import { evidenceKey } from '../../kernel/evidenceKey.ts';
import { probe, type ScenarioPlace, withFilters } from '../../kernel/probe.ts';
import { keysOf, mayBeUnlimited, siblingEvidence } from '../reads/wholeRead.ts';
import { searchSelections } from '../search.ts';
import {
  askJoined,
  askParts,
  decidedLists,
  knownFilters,
  knownTruths,
  listFaults,
  partsOf,
  toldByPool,
} from './listTruth.ts';
import { attemptSelection, filtersOf, isUntold, type SelectionTrial, withTrials } from './selection.ts';
import { singleTrials } from './singleTrials.ts';

/** Trials of lists at the default number of runs. */
const trialsOf = (context: GatherContext): number => Math.max(2, Math.floor(context.runs / 5));

/** What FLT-2 needs to see is in so many lists; what is drawn comes on top, where more trials are made. */
const purposes = 3;

/** The pool of single filters that work, for lists to be made of; blocked where there are not two. */
const gatherPool = (
  context: GatherContext,
  place: ScenarioPlace,
  then: (pool: readonly SelectionTrial[], whole: Answer) => Promise<Gathered>,
): Promise<Gathered> =>
  siblingEvidence(context, place, singleTrials, async (evidence) => {
    const { answer, trials, counterexample } = evidence;
    if (trials === undefined) return { kind: 'evidence', evidence };
    if (counterexample !== undefined)
      return blocked('clause:FLT-1', 'a single filter selects what it should not');
    const told = trials.filter((trial) => !isUntold(trial));
    const pool = new Map(told.map((trial) => [JSON.stringify(filtersOf(trial.answer)), trial]));
    return pool.size < 2
      ? blocked('nothing', 'there are no two filters to join')
      : then([...pool.values()], answer);
  });

type Pair = readonly [SearchFilter, SearchFilter];

/**
 * Two filters of the pool, joined by Or, that both select some record. Rather two of which each also selects one that the other leaves
 * out: a record that comes twice, or is missing, is one of these.
 */
function overlapping(pool: readonly SelectionTrial[]): Pair | undefined {
  const found = knownFilters(pool);
  const pairs = found.flatMap((one, index) =>
    found.slice(index + 1).flatMap((other) => {
      const shared = one.keys.filter((key) => other.keys.includes(key)).length;
      if (shared === 0) return [];
      const worth = Number(one.keys.length > shared) * 2 + Number(other.keys.length > shared);
      return [{ worth, filters: [one.filter, { AndOr: 'Or', ...other.filter }] as Pair }];
    }),
  );
  const [best] = pairs.sort((one, other) => other.worth - one.worth);
  return best?.filters;
}

/** The two filters the other way round: a server that puts their records together in this order breaks the order of ids (GET-2). */
const turned = ([one, other]: Pair): Pair => {
  const { AndOr, ...first } = other;
  return [first, { ...one, AndOr: AndOr ?? 'Or' }];
};

/** Lists of 2 to 6 filters of the pool, generated: the evidence of FLT-2. */
export const listTrials = probe<'joined' | 'joinedWhole'>({
  name: 'filter-lists',
  of: withFilters,
  requires: keysOf(singleTrials),
  gather: (context, place) =>
    gatherPool(context, place, async (pool, whole) => {
      const { operation, formatIndex } = place;
      let count = formatIndex;
      const pair = overlapping(pool);
      // Where few are tried, what is drawn is not given up for it.
      const isTurnDue = trialsOf(context) > 3 && turnOf(place, 'filterListWithLimit') === 'yes';
      const limited = pair && isTurnDue ? turned(pair) : undefined;
      const onPurpose = listsOnPurpose(operation, knownTruths(pool), purposes, formatIndex);
      const gathered = await searchSelections<readonly SearchFilter[]>({
        context,
        key: evidenceKey(place, 'filter-lists'),
        arbitrary: decidedLists(pool),
        firsts: [pair, limited, ...onPurpose].filter((one) => one !== undefined),
        attempt: (filters) => {
          const isAll = filters === pair || (filters !== limited && count++ % 2 === 0);
          return attemptSelection(context, whole, {
            filters,
            unlimited: mayBeUnlimited(context, whole) && isAll,
            others: partsOf(filters, pool),
            askOthers: askParts(context, operation, filters),
            isBroken: (one) => listFaults(one).length > 0,
            // What this target itself answers to each filter alone is the larger ground to judge by.
            isDoubtful: (one) => listFaults(one, bothReadings, 'answered').length > 0,
          });
        },
        show: (filters) => filters,
        runs: trialsOf(context),
      });
      if (gathered.kind === 'blocked') return gathered;
      const others = await askJoined(context, gathered.evidence);
      return { kind: 'evidence', evidence: { ...gathered.evidence, answer: whole, others } };
    }),
});

/** `A Or B And C`, with an A that selects a record which C does not: the two readings differ on that record. */
export const orderTrial = probe({
  name: 'filter-order',
  of: withFilters,
  requires: keysOf(singleTrials),
  gather: (context, place) =>
    gatherPool(context, place, async (pool, whole) => {
      const filters = tellingOrder(pool);
      if (filters === undefined)
        return blocked('nothing', 'there are no filters for which the two readings differ');
      const { evidence } = await attemptSelection(context, whole, {
        filters,
        others: partsOf(filters, pool),
        askOthers: askParts(context, place.operation, filters),
        isBroken: (trial) => orderFaults(trial).length > 0,
      });
      return withTrials(whole, [evidence], evidence);
    }),
});

/** What a left fold decides and And-before-Or decides otherwise; what both say is FLT-2's other case. */
export const orderFaults = (trial: SelectionTrial) =>
  listFaults(trial, (parts) => (bothReadings(parts) === 'open' ? leftFold(parts) : 'open'));

/**
 * Three filters of the pool: the first one selects a record that the last one leaves out, by the document and by the target's own
 * answers. Rather three whose left fold selects some record, for a search that finds nothing may fail.
 */
function tellingOrder(pool: readonly SelectionTrial[]): readonly SearchFilter[] | undefined {
  const told = toldByPool(pool);
  let fruitless: readonly SearchFilter[] | undefined;
  for (const first of told) {
    for (const last of told) {
      const isLeftOut = [...first.truths].some(
        ([key, truth]) => truth === 'yes' && last.truths.get(key) === 'no',
      );
      if (!isLeftOut) continue;
      for (const between of told.filter((one) => one !== first && one !== last)) {
        const filters: readonly SearchFilter[] = [
          first.filter,
          { AndOr: 'Or', ...between.filter },
          { AndOr: 'And', ...last.filter },
        ];
        const isSelected = (key: string): boolean =>
          [first, between].some(({ truths }) => truths.get(key) === 'yes');
        if ([...last.truths].some(([key, truth]) => truth === 'yes' && isSelected(key))) return filters;
        fruitless ??= filters;
      }
    }
  }
  return fruitless;
}
