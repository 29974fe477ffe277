import { fixedTurn } from '../../../generators/caseSeed.ts';
import { filterArbitrary, filterOnPurpose } from '../../../generators/filters/filterArbitrary.ts';
import type { SearchField } from '../../../generators/filters/searchableFields.ts';
import {
  commaFilter,
  lettersFilter,
  numberLikeFilter,
  quotedFilter,
  rowsFilter,
  type SignedFilter,
} from '../../../generators/filters/textFilters.ts';
import { wholeMembers } from '../../../generators/messages/readMembers.ts';
import { evidenceIn, type Gathered } from '../../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import { searchSelections } from '../../../harness/evidence/search.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { anyFilter, filterOnPart, widestFilter } from '../../../harness/oracle/choosing/chosenFilters.ts';
import { lastingRecords } from '../../../harness/oracle/choosing/lastingRecords.ts';
import {
  filtersOf,
  isMisselected,
  isWithoutEffect,
  type SelectionTrial,
  singleFaults,
} from '../../../harness/oracle/selectionTrial.ts';
import { triedFields } from '../../../harness/oracle/triedFields.ts';
import { isTaken, recordsRead } from '../../../harness/records/listed.ts';
import { unlessOutOfScope } from '../../../harness/target/withinScope.ts';
import { type Format, formats, showsFilters } from '../../../specs/Format.ts';
import { itemShape } from '../../../specs/messageShapes.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { type SearchFilter, searchOperators } from '../../../specs/SearchFilter.ts';
import { evidenceKey, type ScenarioPlace } from '../../kernel/probe.ts';
import { mayBeUnlimited, siblingEvidence } from '../reads/wholeRead.ts';
import { controlledProbe } from './controlledProbe.ts';
import { fieldTrials } from './fieldTrials.ts';
import { attemptSelection, withTrials } from './selection.ts';

/** How many trials of each operator are made at the default number of runs; the trials of fields come on top. */
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
  const lasting = lastingRecords(context, whole);
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
        ? await partTrial(context, place, { whole, working: able, untried: alive(operator), unlimited })
        : undefined;
    const end = part && endedBy(part);
    if (end !== undefined) return end;
    const runs = trialsOf(context) - (part === undefined ? 0 : 1);
    const arbitrary = runs === 0 ? null : filterArbitrary({ operator, fields: able, records });
    if (arbitrary === null) continue;
    const certain = filterOnPurpose({ operator, fields: able, records: lasting }, place.formatIndex);
    const gathered = await searchSelections({
      context,
      key: `${evidenceKey(place, 'filter-single')}/${operator}`,
      arbitrary,
      firsts: certain === undefined ? [] : [certain],
      attempt: (filter) => attemptSelection(context, whole, { filters: [filter], unlimited }),
      show: (filter) => [filter],
      runs,
    });
    const { trials: more = [], counterexample } = evidenceIn(gathered);
    if (counterexample !== undefined) return withTrials(whole, more, more[0]);
    trials.push(...more);
  }
  for (const choose of [quotedFilter, commaFilter, numberLikeFilter, lettersFilter, rowsFilter]) {
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

/** The trial of a filter with such a sign; undefined where the same filter without the sign does wrong too. */
async function trialBesideControl(
  context: GatherContext,
  place: ScenarioPlace,
  whole: Answer,
  { filter, plain, mayBeLost, mayBeRefused }: SignedFilter,
): Promise<SelectionTrial | undefined> {
  const unlimited = mayBeUnlimited(context, whole);
  const { evidence, broken } = await attemptSelection(context, whole, { filters: [filter], unlimited });
  if (!broken) return evidence;
  if (mayBeRefused === true && singleFaults(evidence).every(({ kind }) => kind === 'refused'))
    return undefined;
  const control = await attemptSelection(context, whole, { filters: [plain], unlimited });
  if (control.broken) return undefined;
  const isLost = mayBeLost === true && !(await isNotFoundElsewhere(context, place, filter, plain));
  return isLost ? undefined : evidence;
}

/** Whether another format, which shows the same text, does not find it either, but finds the one in ASCII. It is one in scope. */
async function isNotFoundElsewhere(
  context: GatherContext,
  place: ScenarioPlace,
  filter: SearchFilter,
  plain: SearchFilter,
): Promise<boolean> {
  for (const format of formats.filter((one) => showsFilters(one) && one !== place.format)) {
    const told = await unlessOutOfScope(() => isNotFoundIn(format, context, place.operation, filter, plain));
    if (told !== undefined) return told;
  }
  return false;
}

function isNotFoundIn(
  format: Format,
  context: GatherContext,
  operation: Operation,
  filter: SearchFilter,
  plain: SearchFilter,
): Promise<boolean> {
  const elsewhere = { format, address: 'path' } as const;
  const members = wholeMembers(context, operation);
  return context.undisturbed(async (call) => {
    const filtered = (one: SearchFilter) => call(operation, { ...members, Filters: [one] }, elsewhere);
    const before = await call(operation, members, elsewhere);
    const [lettered, control] = [await filtered(filter), await filtered(plain)];
    const others = { before, after: await call(operation, members, elsewhere) };
    const isWrong = (answer: Answer): boolean => isMisselected({ answer, others });
    return isTaken(before) && isWrong(lettered) && !isWrong(control);
  });
}

interface PartChoices {
  readonly whole: Answer;
  /** The fields to choose from: those that are known to be searched by, and those of which nothing is known. */
  readonly working: readonly SearchField[];
  readonly untried: readonly SearchField[];
  readonly unlimited: boolean;
}

/**
 * Equals with the beginning of a text that a record holds, which no record holds as a whole: that tells it from Contains and from
 * "begins with". Undefined where no record holds such a text, or where its field is not searched by at all (FLT-5).
 */
async function partTrial(
  context: GatherContext,
  { operation, format }: ScenarioPlace,
  { whole, working, untried, unlimited }: PartChoices,
): Promise<SelectionTrial | undefined> {
  const turn = fixedTurn(`${operation.name}/${format}/part`);
  const choices = { records: recordsRead(whole), shape: itemShape(operation) };
  const known = filterOnPart(working, choices, turn);
  const filter = known ?? filterOnPart(untried, choices, turn);
  if (filter === undefined) return undefined;
  const { evidence, broken } = await attemptSelection(context, whole, { filters: [filter], unlimited });
  if (!broken || known !== undefined) return evidence;
  const field = untried.find(({ name }) => name === filter.FieldName);
  const plain = field && anyFilter({ field, operator: 'Equals', ...choices });
  if (plain === undefined) return undefined;
  const control = { filters: [plain], isBroken: isWithoutEffect, unlimited };
  return (await attemptSelection(context, whole, control)).broken ? undefined : evidence;
}
