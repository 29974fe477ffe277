import { type SearchField, searchableFields } from '../../../generators/filters/searchableFields.ts';
import type { Answer } from '../../../harness/Answer.ts';
import { recordsIn } from '../../../harness/oracle/listedRecords.ts';
import { not } from '../../../harness/oracle/Truth.ts';
import { truthOf } from '../../../harness/oracle/truthOf.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { probe, withFilters } from '../../kernel/probe.ts';
import { evidenceKey, type Scenario } from '../../kernel/Scenario.ts';
import {
  anyFilter,
  documentedExamples,
  findingFilter,
  isExample,
  sampledFields,
  tellingFilter,
} from './chosenFilters.ts';
import { filterControl, gatherControlled } from './control.ts';
import {
  attemptSelection,
  faultsBy,
  filterEffect,
  filtersOf,
  isSilent,
  itemShape,
  type SelectionTrial,
  singleFaults,
  singleTruth,
  stillIn,
} from './selection.ts';

/**
 * Whether Equals on a text had no effect though another operator finds by the same field: the field is searched by, and
 * the operator or the value is what was misread (FLT-1, not FLT-5).
 */
export const isMisread = (
  operation: Operation,
  trial: SelectionTrial,
  trials: readonly SelectionTrial[],
): boolean =>
  filterEffect(operation, trial) === 'ignored' &&
  trials.some((other) => fieldNameOf(other) === fieldNameOf(trial) && finds(operation, other));

const fieldNameOf = ({ answer }: SelectionTrial): string | undefined => filtersOf(answer)[0]?.FieldName;

/** Whether a filter brought one that it selects and left out one that it does not. */
function finds(operation: Operation, trial: SelectionTrial): boolean {
  const truth = singleTruth(operation, trial.answer);
  const due = new Set([...stillIn(operation, trial).values()].map(({ record }) => truth(record)));
  return due.has('yes') && due.has('no') && filterEffect(operation, trial) === 'works';
}

/** The types of which Equals leaves nothing open, so that what is wrong with one member alone is that member's. */
const plain: readonly SearchField['type'][] = ['bool', 'int', 'decimal', 'number'];

const fieldOf = (operation: Operation, { answer }: SelectionTrial): SearchField | undefined => {
  const [filter] = filtersOf(answer);
  return filter?.SearchOperator !== 'Equals'
    ? undefined
    : searchableFields(itemShape(operation)).find(
        ({ name, type }) => name === filter.FieldName && plain.includes(type),
      );
};

/** Whether Equals on a bool or a number has an effect, and brings what it should not or lacks what it should bring. */
const isPartlyWrong = (operation: Operation, trial: SelectionTrial): boolean =>
  fieldOf(operation, trial) !== undefined &&
  filterEffect(operation, trial) === 'works' &&
  singleFaults(trial).length > 0;

/**
 * The trials that were answered by another member than the one that was asked for (FLT-5): their answers are what
 * Equals selects there, and it is without fault on others of the type. Where it is wrong in any other way on one of
 * that type, the operator is what is broken (FLT-1).
 */
export function mistakenFields(
  operation: Operation,
  trials: readonly SelectionTrial[],
): readonly SelectionTrial[] {
  const typeOf = (trial: SelectionTrial) => fieldOf(operation, trial)?.type;
  const wrong = trials.filter((trial) => isPartlyWrong(operation, trial));
  return wrong.filter((trial) => {
    const type = typeOf(trial);
    const alike = trials.filter((other) => typeOf(other) === type);
    return (
      !filtersOf(trial.answer).some((filter) => isExample(operation, filter)) &&
      alike.some((other) => singleFaults(other).length === 0) &&
      alike.filter((other) => wrong.includes(other)).every((other) => isByAnother(operation, other))
    );
  });
}

/**
 * Whether Equals on a flag was answered with all that it does not select and nothing else: the flag is searched by, and
 * the value is what was misread (FLT-1). Where another flag's answer is just that, the field is what was mistaken.
 */
export function isTurnedAround(operation: Operation, trial: SelectionTrial): boolean {
  if (fieldOf(operation, trial)?.type !== 'bool' || singleFaults(trial).length === 0) return false;
  const truth = singleTruth(operation, trial.answer);
  const truths = [...stillIn(operation, trial).values()].map(({ record }) => truth(record));
  return (
    truths.includes('yes') &&
    truths.includes('no') &&
    faultsBy(operation, trial, (record) => not(truth(record))).length === 0 &&
    !isByAnother(operation, trial)
  );
}

/** Whether an answer is what the same filter on another member of the type selects: some, and not others. */
function isByAnother(operation: Operation, trial: SelectionTrial): boolean {
  const shape = itemShape(operation);
  const asked = fieldOf(operation, trial);
  const [filter] = filtersOf(trial.answer);
  if (asked === undefined || filter === undefined) return false;
  const still = [...stillIn(operation, trial).values()];
  return searchableFields(shape).some(({ name, type }) => {
    if (type !== asked.type || name === asked.name) return false;
    const truth = (record: (typeof still)[number]['record']) =>
      truthOf({ ...filter, FieldName: name }, record, shape);
    const truths = still.map(({ record }) => truth(record));
    return truths.includes('yes') && truths.includes('no') && faultsBy(operation, trial, truth).length === 0;
  });
}

/**
 * Equals on a sample of fields, and the documented examples, one call each: what FLT-5 and FLT-8 judge, and which
 * fields the operators and lists are then tried on.
 */
export const fieldTrials = probe({
  name: 'filter-fields',
  of: withFilters,
  requires: (place) => [evidenceKey(place, filterControl.name)],
  gather: (context, place) =>
    gatherControlled(context, place, async (control, whole) => {
      const { operation } = place;
      const shape = itemShape(operation);
      const records = recordsIn(operation, whole.decoded?.value);
      const all = searchableFields(shape);
      const refused = await controlsBefore(context, place, control);
      const settled = [control, ...refused].map(({ answer }) => filtersOf(answer)[0]?.FieldName ?? '');
      const odd = oddlyWritten(whole);
      const examples = documentedExamples(operation).filter(
        ({ field, operator }) => !odd.includes(field) && !(operator === 'Equals' && settled.includes(field)),
      );
      const without = [...settled, ...examples.map(({ field }) => field), ...odd];
      const left = sampledFields(context, place, without);
      const tries = [...left.map(({ name }) => ({ field: name, operator: 'Equals' as const })), ...examples];
      const trials: SelectionTrial[] = [control, ...refused];
      for (const { field: name, operator } of tries) {
        const field = all.find((one) => one.name === name);
        const filter = field && anyFilter({ field, operator, records, shape });
        if (filter === undefined) continue;
        const { evidence } = await attemptSelection({
          context,
          place,
          before: whole,
          filters: [filter],
          isBroken: (trial) => filterEffect(operation, trial) !== 'works' || isPartlyWrong(operation, trial),
        });
        if (isSilent(evidence.answer)) return { kind: 'evidence', evidence };
        const isUntold = field !== undefined && filterEffect(operation, evidence) === 'untold';
        const finding = isUntold ? findingFilter({ field, records, shape }) : undefined;
        if (finding !== undefined) {
          const isBroken = (trial: SelectionTrial): boolean => filterEffect(operation, trial) !== 'works';
          const again = await attemptSelection({
            context,
            place,
            before: whole,
            filters: [finding],
            isBroken,
          });
          trials.push(again.evidence);
          continue;
        }
        trials.push(evidence);
        if (field === undefined || operator !== 'Equals' || filterEffect(operation, evidence) !== 'ignored')
          continue;
        // A part of the value may be found where the whole is not: then the field is searched by all the same.
        const part = tellingFilter({ field, operator: 'Contains', records, shape });
        if (part === undefined) continue;
        const isBroken = (trial: SelectionTrial): boolean => filterEffect(operation, trial) !== 'works';
        const beside = await attemptSelection({ context, place, before: whole, filters: [part], isBroken });
        if (!beside.broken) trials.push(beside.evidence);
      }
      const isDead = (trial: SelectionTrial): boolean =>
        !['works', 'untold'].includes(filterEffect(operation, trial)) &&
        !isTurnedAround(operation, trial) &&
        !isMisread(operation, trial, trials);
      const broken = trials.find(isDead) ?? mistakenFields(operation, trials)[0];
      const counterexample = broken && filtersOf(broken.answer);
      return {
        kind: 'evidence',
        evidence: { answer: whole, others: {}, trials, ...(broken === undefined ? {} : { counterexample }) },
      };
    }),
});

/** Members that the target does not write as documented: what to search for in them is not sure. */
const oddlyWritten = ({ decoded }: Answer): readonly string[] => [
  ...new Set((decoded?.deviations ?? []).map(({ path }) => path.split('.').at(-1) ?? '')),
];

/** The controls that were tried in vain before the one that works: their fields are not searched by. */
async function controlsBefore(
  context: Parameters<Scenario['gather']>[0],
  place: Parameters<Scenario['gather']>[1],
  control: SelectionTrial,
): Promise<readonly SelectionTrial[]> {
  const gathered = await context.other(evidenceKey(place, filterControl.name));
  const trials = gathered.kind === 'evidence' ? (gathered.evidence.trials ?? []) : [];
  return trials.slice(0, trials.indexOf(control));
}
