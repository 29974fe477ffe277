import { turnOf } from '../../../generators/turnOf.ts';
import { evidenceIn, type Gathered } from '../../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import { searchSelections } from '../../../harness/evidence/search.ts';
import type { Answer, Answers } from '../../../harness/exchanges/Answer.ts';
import {
  decidedLists,
  knownTruths,
  overlapping,
  tellingOrder,
  turned,
} from '../../../harness/oracle/choosing/listsOfPool.ts';
import { listsOnPurpose } from '../../../harness/oracle/choosing/listsOnPurpose.ts';
import { bothReadings } from '../../../harness/oracle/joinedTruth.ts';
import {
  type ListEvidence,
  listFaults,
  orderFaults,
  partsOf,
  refusedList,
} from '../../../harness/oracle/listTruth.ts';
import {
  filtersOf,
  mayHaveFoundNothing,
  type SelectionTrial,
} from '../../../harness/oracle/selectionTrial.ts';
import { calledOperation } from '../../../harness/records/listed.ts';
import { blocked } from '../../../harness/verdicts/judgements.ts';
import type { SearchFilter } from '../../../specs/SearchFilter.ts';
import { evidenceKey, probe, type ScenarioPlace, withFilters } from '../../kernel/probe.ts';
import { keysOf, mayBeUnlimited, siblingEvidence } from '../reads/wholeRead.ts';
import { askParts, attemptSelection, withTrials } from './selection.ts';
import { singleTrials } from './singleTrials.ts';

/** How many trials of lists are made at the default number of runs. */
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
    const told = trials.filter((trial) => !mayHaveFoundNothing(trial));
    const pool = new Map(told.map((trial) => [JSON.stringify(filtersOf(trial.answer)), trial]));
    return pool.size < 2
      ? blocked('nothing', 'there are no two filters to join')
      : then([...pool.values()], answer);
  });

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
      const evidence = evidenceIn(gathered);
      const others = await askJoined(context, evidence);
      return { kind: 'evidence', evidence: { ...evidence, answer: whole, others } };
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

/** A refused list again, with an AndOr in its first filter too, and all records after it; nothing where none was refused. */
async function askJoined(context: GatherContext, evidence: ListEvidence): Promise<Answers> {
  const refused = refusedList(evidence);
  if (refused === undefined) return {};
  const operation = calledOperation(refused.answer);
  const { Filters: _, ...whole } = refused.answer.call.members;
  const [first, ...more] = filtersOf(refused.answer);
  if (first === undefined) throw new Error('a list of filters was refused');
  const Filters = [{ ...first, AndOr: 'And' }, ...more];
  return {
    joined: await context.call(operation, { ...whole, Filters }),
    joinedWhole: await context.call(operation, whole),
  };
}
