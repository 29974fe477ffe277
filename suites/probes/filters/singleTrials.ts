import { filterArbitrary, filterOnPurpose } from '../../../generators/filters/filterArbitrary.ts';
import {
  operatorsOf,
  type SearchField,
  searchableFields,
} from '../../../generators/filters/searchableFields.ts';
import type { Answer } from '../../../harness/Answer.ts';
import type { Evidence, GatherContext, Gathered } from '../../../harness/Evidence.ts';
import { recordsIn } from '../../../harness/oracle/listedRecords.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { type SearchFilter, type SearchOperator, searchOperators } from '../../../specs/SearchFilter.ts';
import { probe, withFilters } from '../../kernel/probe.ts';
import { evidenceKey, type ScenarioPlace } from '../../kernel/Scenario.ts';
import { mayBeUnlimited, siblingEvidence } from '../reads/wholeRead.ts';
import { isOwn } from '../records/plainRecords.ts';
import { search } from '../search.ts';
import { documentedExamples } from './chosenFilters.ts';
import { controlIn, filterControl } from './control.ts';
import { fieldTrials, isMisread, isTurnedAround, mistakenFields } from './fieldTrials.ts';
import { partTrial, quotedTrial } from './partTrial.ts';
import {
  attemptSelection,
  filterEffect,
  filtersOf,
  isSilent,
  itemShape,
  type SelectionTrial,
  singleFaults,
} from './selection.ts';
import { commaTrial, lettersTrial, numberLikeTrial } from './textTrials.ts';

/** Trials of each operator at the default number of runs; the trials of fields come on top. */
const trialsOf = (context: GatherContext): number => Math.max(1, Math.floor(context.runs / 20));

/**
 * Single filters, generated, of each operator in turn: the evidence of FLT-1, and the pool that lists of filters are made
 * from. Only fields that are searched by at all are used: the others are FLT-5's, or FLT-8's, alone.
 */
export const singleTrials = probe({
  name: 'filter-single',
  of: withFilters,
  requires: (place) => [filterControl, fieldTrials].map(({ name }) => evidenceKey(place, name)),
  gather: (context, place) =>
    siblingEvidence(context, place, filterControl.name, async (evidence) => {
      if (evidence.trials === undefined) return { kind: 'evidence', evidence };
      const standing = controlIn(place.operation, evidence);
      if (standing.kind === 'blocked') return standing;
      if (standing.kind === 'joined')
        return {
          kind: 'blocked',
          cause: 'clause:FLT-3',
          message: 'a single filter works only with an AndOr',
        };
      if (standing.kind === 'dead') return withTrials(evidence.answer, [standing.trial], standing.trial);
      return siblingEvidence(context, place, fieldTrials.name, (fields) =>
        fields.trials === undefined
          ? Promise.resolve({ kind: 'evidence', evidence: fields })
          : operatorTrials(context, place, evidence.answer, fields.trials),
      );
    }),
});

async function operatorTrials(
  context: GatherContext,
  place: ScenarioPlace,
  whole: Answer,
  made: readonly SelectionTrial[],
): Promise<Gathered> {
  const { operation } = place;
  const isBroken = (trial: SelectionTrial): boolean => singleFaults(trial).length > 0;
  const trials: SelectionTrial[] = [];
  const mistaken = mistakenFields(operation, made);
  const isDead = (one: SelectionTrial): boolean =>
    (filterEffect(operation, one) !== 'works' &&
      !isTurnedAround(operation, one) &&
      !isMisread(operation, one, made)) ||
    mistaken.includes(one);
  for (const trial of made.filter((one) => !isDead(one))) {
    const filters = filtersOf(trial.answer);
    const settled = isBroken(trial)
      ? (await attemptSelection({ context, place, before: whole, filters, isBroken })).evidence
      : trial;
    if (isBroken(settled)) return withTrials(whole, [settled], settled);
    trials.push(settled);
  }
  const working = trials.map(fieldOf);
  const fields = searchableFields(itemShape(operation)).filter(({ name }) => working.includes(name));
  const dead = made.filter(isDead).map(fieldOf);
  const alive = searchableFields(itemShape(operation)).filter(({ name }) => !dead.includes(name));
  // A field that an operator has no effect on is another clause's, also where the operator has no other field to be tried on.
  const isDeadAt = (operator: SearchOperator, field: string): boolean =>
    made.some(
      (one) => isDead(one) && fieldOf(one) === field && filtersOf(one.answer)[0]?.SearchOperator === operator,
    );
  const triedFor = (operator: SearchOperator, some: readonly SearchField[]): readonly SearchField[] =>
    fieldsFor(operation, operator, some).filter(({ name }) => !isDeadAt(operator, name));
  const records = recordsIn(operation, whole.decoded?.value);
  // What the run itself wrote is other text by another seed; where there is nothing else, that is searched for.
  const others = records.filter((record) => !isOwn(operation, record));
  const ofOthers = others.length === 0 ? records : others;
  let silent: Evidence | undefined;
  for (const [index, operator] of searchOperators.entries()) {
    const unlimited = mayBeUnlimited(context, whole) && (index + place.formatIndex) % 2 === 0;
    const part = await (operator === 'Equals'
      ? partTrial({
          context,
          place,
          whole,
          working: triedFor(operator, fields),
          untried: triedFor(operator, alive),
          unlimited,
        })
      : undefined);
    if (part !== undefined && isSilent(part.answer)) return { kind: 'evidence', evidence: part };
    if (part !== undefined && isBroken(part)) return withTrials(whole, [part], part);
    if (part !== undefined) trials.push(part);
    const runs = trialsOf(context) - (part === undefined ? 0 : 1);
    if (runs === 0) continue;
    const options = { operator, fields: triedFor(operator, fields), records };
    const arbitrary = filterArbitrary(options);
    if (arbitrary === null) continue;
    const certain = filterOnPurpose({ ...options, records: ofOthers }, place.formatIndex);
    const gathered = await search({
      context,
      key: `${evidenceKey(place, singleTrials.name)}/${operator}`,
      arbitrary,
      firsts: certain === undefined ? [] : [certain],
      attempt: async (filter) => {
        const filters = [filter];
        const trial = await attemptSelection({ context, place, before: whole, filters, isBroken, unlimited });
        if (isSilent(trial.evidence.answer)) silent = trial.evidence;
        return trial;
      },
      show: (filter) => [filter],
      runs,
    });
    if (silent !== undefined) return { kind: 'evidence', evidence: silent };
    if (gathered.kind === 'blocked') return gathered;
    const { trials: more = [], counterexample } = gathered.evidence;
    if (counterexample !== undefined) return withTrials(whole, more, more[0]);
    trials.push(...more);
  }
  for (const trialOfSign of [quotedTrial, commaTrial, numberLikeTrial, lettersTrial]) {
    const trial = await trialOfSign(context, place, whole, (operator) => triedFor(operator, alive));
    if (trial === undefined) continue;
    if (isSilent(trial.answer)) return { kind: 'evidence', evidence: trial };
    if (isBroken(trial)) return withTrials(whole, [trial], trial);
    trials.push(trial);
  }
  const wide = trials.some(({ answer }) => showsOrder(operation, answer))
    ? undefined
    : await wideTrial(context, place, whole);
  return withTrials(whole, wide === undefined ? trials : [...trials, wide]);
}

/** Whether an answer holds records enough to show an order (GET-2). */
const showsOrder = (operation: Operation, { call, decoded }: Answer): boolean =>
  call.members.ReturnTopNRecords !== undefined && recordsIn(operation, decoded?.value).length > 2;

/** A filter that selects nearly all, for their order; undefined where it is not understood, which others judge. */
async function wideTrial(
  context: GatherContext,
  place: ScenarioPlace,
  before: Answer,
): Promise<SelectionTrial | undefined> {
  const { order } = place.operation;
  if (order === undefined) return undefined;
  const filters: readonly SearchFilter[] = [
    { FieldName: order, SearchOperator: 'NotEquals', SearchValue: '0' },
  ];
  const isBroken = (trial: SelectionTrial): boolean => singleFaults(trial).length > 0;
  const { evidence, broken } = await attemptSelection({ context, place, before, filters, isBroken });
  return broken ? undefined : evidence;
}

const fieldOf = ({ answer }: SelectionTrial): string => filtersOf(answer)[0]?.FieldName ?? '';

/** The fields that an operator is tried on: a documented example only where nothing else would do (FLT-8). */
function fieldsFor(
  operation: Operation,
  operator: SearchOperator,
  fields: readonly SearchField[],
): readonly SearchField[] {
  const able = fields.filter((field) => operatorsOf(field).includes(operator));
  const examples = documentedExamples(operation).filter((example) => example.operator === operator);
  const others = able.filter(({ name }) => !examples.some(({ field }) => field === name));
  return others.length > 0 ? others : able;
}

const withTrials = (
  answer: Answer,
  trials: readonly SelectionTrial[],
  broken?: SelectionTrial,
): Gathered => ({
  kind: 'evidence',
  evidence: {
    answer,
    others: {},
    trials,
    ...(broken === undefined ? {} : { counterexample: filtersOf(broken.answer) }),
  },
});
