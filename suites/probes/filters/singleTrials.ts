import { filterArbitrary, filterOnPurpose } from '../../../generators/filters/filterArbitrary.ts';
import {
  commaFilter,
  lettersFilter,
  numberLikeFilter,
  quotedFilter,
} from '../../../generators/filters/textFilters.ts';
import type { GatherContext, Gathered } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { isOwn, recordsRead } from '../../../harness/exchanges/listed.ts';
import { widestFilter } from '../../../harness/oracle/chosenFilters.ts';
import { filtersOf, isMisselected, type SelectionTrial } from '../../../harness/oracle/selectionTrial.ts';
import { triedFields } from '../../../harness/oracle/triedFields.ts';
import { searchOperators } from '../../../specs/SearchFilter.ts';
import { evidenceKey } from '../../kernel/evidenceKey.ts';
import type { ScenarioPlace } from '../../kernel/probe.ts';
import { mayBeUnlimited, siblingEvidence } from '../reads/wholeRead.ts';
import { searchSelections } from '../search.ts';
import { controlledProbe } from './control.ts';
import { fieldTrials } from './fieldTrials.ts';
import { attemptSelection, withTrials } from './selection.ts';
import { partTrial, trialBesideControl } from './textTrials.ts';

/** Trials of each operator at the default number of runs; the trials of fields come on top. */
const trialsOf = (context: GatherContext): number => Math.max(1, Math.floor(context.runs / 20));

/**
 * Single filters, generated, of each operator in turn: the evidence of FLT-1, and the pool that lists of filters are made
 * from. Only fields that are searched by at all are used: the others are FLT-5's, or FLT-8's, alone.
 */
export const singleTrials = controlledProbe({
  name: 'filter-single',
  after: [fieldTrials],
  gather: (_, whole, context, place) =>
    siblingEvidence(context, place, fieldTrials, async (fields) =>
      fields.trials === undefined
        ? { kind: 'evidence', evidence: fields }
        : operatorTrials(context, place, whole, fields.trials),
    ),
  whenDead: (dead, whole) => withTrials(whole, [dead], dead),
});

async function operatorTrials(
  context: GatherContext,
  place: ScenarioPlace,
  whole: Answer,
  made: readonly SelectionTrial[],
): Promise<Gathered> {
  const { operation } = place;
  const { dead, working, alive } = triedFields(operation, made);
  const trials: SelectionTrial[] = [];
  for (const trial of made.filter((one) => !dead.includes(one))) {
    const again = { filters: filtersOf(trial.answer) };
    const judged = isMisselected(trial) ? (await attemptSelection(context, whole, again)).evidence : trial;
    if (isMisselected(judged)) return withTrials(whole, [judged], judged);
    trials.push(judged);
  }
  const records = recordsRead(whole);
  // What the run itself wrote is other text by another seed; where there is nothing else, that is searched for.
  const others = records.filter((record) => !isOwn(operation, record));
  const ofOthers = others.length === 0 ? records : others;
  // One that selects what it should not ends it all; others are kept.
  const endedBy = (trial: SelectionTrial): Gathered | undefined => {
    if (isMisselected(trial)) return withTrials(whole, [trial], trial);
    trials.push(trial);
    return undefined;
  };
  for (const [index, operator] of searchOperators.entries()) {
    const unlimited = mayBeUnlimited(context, whole) && (index + place.formatIndex) % 2 === 0;
    const able = working(operator);
    const part =
      operator === 'Equals'
        ? await partTrial(context, place, whole, able, alive(operator), unlimited)
        : undefined;
    const end = part && endedBy(part);
    if (end !== undefined) return end;
    const runs = trialsOf(context) - (part === undefined ? 0 : 1);
    const arbitrary = runs === 0 ? null : filterArbitrary({ operator, fields: able, records });
    if (arbitrary === null) continue;
    const certain = filterOnPurpose({ operator, fields: able, records: ofOthers }, place.formatIndex);
    const gathered = await searchSelections({
      context,
      key: `${evidenceKey(place, 'filter-single')}/${operator}`,
      arbitrary,
      firsts: certain === undefined ? [] : [certain],
      attempt: (filter) => attemptSelection(context, whole, { filters: [filter], unlimited }),
      show: (filter) => [filter],
      runs,
    });
    if (gathered.kind === 'blocked') return gathered;
    const { trials: more = [], counterexample } = gathered.evidence;
    if (counterexample !== undefined) return withTrials(whole, more, more[0]);
    trials.push(...more);
  }
  for (const choose of [quotedFilter, commaFilter, numberLikeFilter, lettersFilter]) {
    const chosen = choose(place, records, alive);
    const trial = chosen && (await trialBesideControl(context, place, whole, chosen));
    const end = trial && endedBy(trial);
    if (end !== undefined) return end;
  }
  const widest = widestFilter(operation);
  if (widest !== undefined && !trials.some(({ answer }) => showsOrder(answer))) {
    // For the order of records; where it is not understood, others judge that.
    const { evidence, broken } = await attemptSelection(context, whole, { filters: [widest] });
    if (!broken) trials.push(evidence);
  }
  return withTrials(whole, trials);
}

/** The single filters that `singleTrials` tried; none where one of them selects what it should not (FLT-1). */
export const soundTrials = (single: Gathered): readonly SelectionTrial[] =>
  single.kind === 'evidence' && single.evidence.counterexample === undefined
    ? (single.evidence.trials ?? [])
    : [];

/** Whether an answer holds records enough to show an order (GET-2). */
const showsOrder = (answer: Answer): boolean =>
  answer.call.members.ReturnTopNRecords !== undefined && recordsRead(answer).length > 2;
