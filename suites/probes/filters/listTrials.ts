import type { Answer } from '../../../harness/Answer.ts';
import type { Evidence, GatherContext, Gathered } from '../../../harness/Evidence.ts';
import { bothReadings, leftFold } from '../../../harness/oracle/joinedTruth.ts';
import type { Operation } from '../../../specs/Operation.ts';
import type { SearchFilter } from '../../../specs/SearchFilter.ts';
import { probe, withFilters } from '../../kernel/probe.ts';
import { evidenceKey, type ScenarioPlace } from '../../kernel/Scenario.ts';
import { mayBeUnlimited, siblingEvidence } from '../reads/wholeRead.ts';
import { search } from '../search.ts';
import { listsOnPurpose } from './listsOnPurpose.ts';
import { askJoined, askParts, decidedLists, knownFilters, listFaults, partsOf, toldBy } from './listTruth.ts';
import {
  attemptSelection,
  filtersOf,
  isSilent,
  isTruthUntold,
  type SelectionTrial,
  singleFaults,
} from './selection.ts';
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
  siblingEvidence(context, place, singleTrials.name, async (evidence) => {
    const { answer, trials, counterexample } = evidence;
    if (trials === undefined) return { kind: 'evidence', evidence };
    if (counterexample !== undefined)
      return {
        kind: 'blocked',
        cause: 'clause:FLT-1',
        message: 'a single filter selects what it should not',
      };
    const taken = trials.filter((trial) => !isTruthUntold(trial, singleFaults(trial)));
    const pool = new Map(taken.map((trial) => [JSON.stringify(filtersOf(trial.answer)), trial]));
    if (pool.size < 2)
      return { kind: 'blocked', cause: 'nothing', message: 'there are no two filters to join' };
    return then([...pool.values()], answer);
  });

const poolKeys = (place: ScenarioPlace): readonly string[] => [evidenceKey(place, singleTrials.name)];

type Pair = readonly [SearchFilter, SearchFilter];

/**
 * Two filters of the pool joined by Or, of which both select some record and, where there are such, each one that the other
 * leaves out: a record that comes twice, or is left out, is one of these.
 */
function overlapping(operation: Operation, pool: readonly SelectionTrial[]): Pair | undefined {
  const found = knownFilters(operation, pool);
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

/** Two filters the other way round, so that what is put together in their order once comes out of the order of ids (GET-2). */
const turned = ([one, other]: Pair): Pair => {
  const { AndOr, ...first } = other;
  return [first, { ...one, AndOr: AndOr ?? 'Or' }];
};

/** Lists of 2 to 6 filters of the pool, generated: the evidence of FLT-2. */
export const listTrials = probe({
  name: 'filter-lists',
  of: withFilters,
  requires: poolKeys,
  gather: (context, place) =>
    gatherPool(context, place, async (pool, whole) => {
      const { operation } = place;
      let silent: Evidence | undefined;
      let count = place.formatIndex;
      const pair = overlapping(operation, pool);
      const limited =
        // Where few are tried, what is drawn is not given up for it.
        pair !== undefined && trialsOf(context) > 3 && (1 + place.formatIndex) % 3 === 0
          ? turned(pair)
          : undefined;
      const telling = listsOnPurpose(operation, pool, purposes, place.formatIndex);
      const gathered = await search<readonly SearchFilter[]>({
        context,
        key: evidenceKey(place, 'filter-lists'),
        arbitrary: decidedLists(operation, pool),
        firsts: [pair, limited, ...telling].filter((one) => one !== undefined),
        attempt: async (filters) => {
          const isAll = filters === pair || (filters !== limited && count++ % 2 === 0);
          const unlimited = mayBeUnlimited(context, whole) && isAll;
          const trial = await attemptSelection({
            context,
            place,
            before: whole,
            filters,
            unlimited,
            others: partsOf(filters, pool),
            askOthers: askParts(context, operation, filters),
            isBroken: (one) => listFaults(operation, one, bothReadings).length > 0,
            // What this target itself answers to each filter alone is the larger ground to judge by.
            isDoubtful: (one) => listFaults(operation, one, bothReadings, 'answered').length > 0,
          });
          if (isSilent(trial.evidence.answer)) silent = trial.evidence;
          return trial;
        },
        show: (filters) => filters,
        runs: trialsOf(context),
      });
      if (silent !== undefined) return { kind: 'evidence', evidence: silent };
      if (gathered.kind === 'blocked') return gathered;
      const evidence = { ...gathered.evidence, answer: whole };
      return { kind: 'evidence', evidence: { ...evidence, others: await askJoined(context, evidence) } };
    }),
});

/** `A Or B And C`, with an A that selects a record which C does not: the two readings differ on that record. */
export const orderTrial = probe({
  name: 'filter-order',
  of: withFilters,
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
});

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
