import Big from 'big.js';
import { type SearchField, searchableFields } from '../../../generators/filters/searchableFields.ts';
import type { Answer } from '../../../harness/Answer.ts';
import type { Evidence, GatherContext, Gathered } from '../../../harness/Evidence.ts';
import type { BlockCause } from '../../../harness/Judgement.ts';
import { recordsIn } from '../../../harness/oracle/listedRecords.ts';
import type { Format } from '../../../specs/Format.ts';
import { isNumeric } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import type { SearchFilter } from '../../../specs/SearchFilter.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { unreadableCause } from '../../kernel/addressBlame.ts';
import { isIllegible } from '../../kernel/outcomeOf.ts';
import { probe, withFilters } from '../../kernel/probe.ts';
import type { ScenarioPlace } from '../../kernel/Scenario.ts';
import { gatherWhole, siblingEvidence, wholeKey, wholeMembers } from '../reads/wholeRead.ts';
import { anyFilter, documentedExamples, tellingFilter } from './chosenFilters.ts';
import {
  asMember,
  attemptSelection,
  filterEffect,
  filtersOf,
  isSilent,
  itemShape,
  type SelectionTrial,
} from './selection.ts';

/** A field that is not searched by is FLT-5's matter, so one more or two are tried before filters count as broken. */
const most = 3;

/**
 * The plainest filters, of which one has to work before any other is worth sending: Equals on the id of the oldest
 * record, then on other fields that tell records apart.
 */
function controlFilters(operation: Operation, records: readonly RecordValue[]): readonly SearchFilter[] {
  if (records.length === 0) return [];
  const shape = itemShape(operation);
  const examples = documentedExamples(operation).map(({ field }) => field);
  const rank = ({ name }: SearchField): number => {
    if (name === (operation.order ?? operation.id)) return 0;
    return examples.includes(name) ? 2 : 1;
  };
  const choose = records.length === 1 ? anyFilter : tellingFilter;
  const filters: SearchFilter[] = [];
  for (const field of [...searchableFields(shape)].sort((one, other) => rank(one) - rank(other))) {
    const filter = choose({ field, operator: 'Equals', records, shape });
    if (filter !== undefined) filters.push(filter);
    if (filters.length === most) break;
  }
  return filters;
}

/** A filter on a numeric field: the working one where it is, else Equals on a number that records hold. */
export function numberFilter(
  operation: Operation,
  whole: Answer,
  working: SearchFilter | undefined,
): SearchFilter | undefined {
  const shape = itemShape(operation);
  const numbers = numericFields(operation);
  if (working !== undefined && numbers.some(({ name }) => name === working.FieldName)) return working;
  const records = recordsIn(operation, whole.decoded?.value);
  return numbers
    .flatMap((field) => tellingFilter({ field, operator: 'Equals', records, shape }) ?? [])
    .find(({ FieldName }) => FieldName !== working?.FieldName);
}

/** Equals on a fraction that a record holds; undefined where none does. */
export function fractionFilter(operation: Operation, whole: Answer): SearchFilter | undefined {
  const records = recordsIn(operation, whole.decoded?.value);
  for (const { name } of numericFields(operation)) {
    for (const { [name]: held } of records) {
      if (isNumeric(held) && /^\d{1,12}\.\d*[1-9]$/.test(new Big(held.lexeme).toFixed()))
        return { FieldName: name, SearchOperator: 'Equals', SearchValue: new Big(held.lexeme).toFixed() };
    }
  }
  return undefined;
}

const numericFields = (operation: Operation): readonly SearchField[] =>
  searchableFields(itemShape(operation)).filter(
    ({ type }) => type === 'int' || type === 'decimal' || type === 'number',
  );

/** The formats in which the document shows no layout for the items of Filters. */
const unshown: readonly Format[] = ['xml', 'soap11', 'soap12'];

/**
 * The plainest filters, one after the other until one works; where none does, the first with an AndOr, and in xml and
 * soap the same in json, to find out why.
 */
export const filterControl = probe({
  name: 'filter',
  of: withFilters,
  requires: (place) => [wholeKey(place)],
  gather: (context, place) =>
    gatherWhole(context, place, async (whole) => {
      const { operation } = place;
      const filters = controlFilters(operation, recordsIn(operation, whole.decoded?.value));
      const [first] = filters;
      if (first === undefined)
        return {
          kind: 'blocked',
          cause: 'nothing',
          message: 'there are no records that a filter could tell apart',
        };
      const attempt = async (filter: SearchFilter): Promise<SelectionTrial> =>
        (
          await attemptSelection({
            context,
            place,
            before: whole,
            filters: [filter],
            isBroken: (trial) => filterEffect(operation, trial) !== 'works',
          })
        ).evidence;
      const trials: SelectionTrial[] = [];
      for (const filter of filters) {
        const trial = await attempt(filter);
        trials.push(trial);
        if (isSilent(trial.answer)) return { kind: 'evidence', evidence: trial };
        if (filterEffect(operation, trial) === 'works')
          return { kind: 'evidence', evidence: { answer: whole, others: {}, trials } };
      }
      const joined = await attempt({ AndOr: 'And', ...first });
      const others = { joined: joined.answer, ...(await inJson(context, place, first)) };
      return { kind: 'evidence', evidence: { answer: whole, others, trials: [...trials, joined] } };
    }),
});

/** The first filter in json, where the layout may be what is not understood. */
async function inJson(
  context: GatherContext,
  { operation, format }: ScenarioPlace,
  filter: SearchFilter,
): Promise<Readonly<Record<string, Answer>>> {
  if (!unshown.includes(format)) return {};
  const json = { format: 'json', address: 'path' } as const;
  const members = wholeMembers(context, operation);
  const jsonWhole = await context.call(operation, members, json);
  const jsonFiltered = await context.call(operation, { ...members, Filters: asMember([filter]) }, json);
  return { jsonWhole, jsonFiltered };
}

/** What the control shows: filters that work and by which call, or which clause's breach stands in the way. */
type Standing =
  | { readonly kind: 'works'; readonly trial: SelectionTrial }
  /** None works; `trial` is the first. */
  | { readonly kind: 'dead'; readonly trial: SelectionTrial }
  /** Only with an AndOr, which the first filter need not have (FLT-3). */
  | { readonly kind: 'joined'; readonly trial: SelectionTrial }
  | { readonly kind: 'blocked'; readonly cause: BlockCause; readonly message: string };

export function controlIn(operation: Operation, { others, trials = [] }: Evidence): Standing {
  const alone = trials.filter(({ answer }) => filtersOf(answer)[0]?.AndOr === undefined);
  const working = alone.find((trial) => filterEffect(operation, trial) === 'works');
  if (working !== undefined) return { kind: 'works', trial: working };
  const [trial] = alone;
  if (trial === undefined) return { kind: 'blocked', cause: 'nothing', message: 'no filter could be sent' };
  const joined = trials.find(({ answer }) => answer === others.joined);
  if (joined !== undefined && filterEffect(operation, joined) === 'works') return { kind: 'joined', trial };
  if (isIllegible(trial.answer) && (joined === undefined || isIllegible(joined.answer)))
    return {
      kind: 'blocked',
      cause: unreadableCause(trial.answer, trial.answer.call),
      message: 'a filtered call brings no readable answer',
    };
  if (trial.answer.detour !== null)
    return {
      kind: 'blocked',
      cause: 'clause:FMT-1',
      message: `the target does not read ${trial.answer.call.format}, and how filters travel another way is not shown`,
    };
  const { jsonWhole, jsonFiltered } = others;
  if (
    jsonWhole !== undefined &&
    jsonFiltered !== undefined &&
    filterEffect(operation, { answer: jsonFiltered, others: { before: jsonWhole } }) === 'works'
  )
    return {
      kind: 'blocked',
      cause: 'layout',
      message: `json takes Filters, ${trial.answer.call.format} does not. The document does not show how their items are written; see the settings dialect.itemNames.Filter and dialect.xmlNamespaces.base`,
    };
  return { kind: 'dead', trial };
}

/** Goes on with a filter that works; else says what stands in the way. */
export const gatherControlled = (
  context: GatherContext,
  place: ScenarioPlace,
  then: (control: SelectionTrial, whole: Answer) => Promise<Gathered>,
): Promise<Gathered> =>
  siblingEvidence(context, place, filterControl.name, async (evidence) => {
    if (isSilent(evidence.answer) || evidence.trials === undefined) return { kind: 'evidence', evidence };
    const standing = controlIn(place.operation, evidence);
    switch (standing.kind) {
      case 'works':
        return then(standing.trial, evidence.answer);
      case 'blocked':
        return standing;
      case 'joined':
        return blockedBy('FLT-3', 'a single filter works only with an AndOr');
      case 'dead':
        return blockedBy('FLT-1', 'no filter has an effect');
    }
  });

const blockedBy = (clause: string, message: string): Gathered => ({
  kind: 'blocked',
  cause: `clause:${clause}`,
  message,
});
