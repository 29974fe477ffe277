import type { Answer } from '../../harness/Answer.ts';
import type { Evidence, GatherContext, Gathered } from '../../harness/Evidence.ts';
import type { BlockCause } from '../../harness/Judgement.ts';
import { recordsIn } from '../../harness/oracle/listedRecords.ts';
import type { Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { SearchFilter } from '../../specs/SearchFilter.ts';
import { isIllegible } from '../isIllegible.ts';
import type { Scenario, ScenarioPlace } from '../Scenario.ts';
import { unreadableCause } from '../unreadableCause.ts';
import { asMember, attemptSelection } from './attemptSelection.ts';
import { controlFilters } from './controlFilters.ts';
import { effectOf, filtersOf, isSilent, type SelectionTrial } from './selection.ts';
import { gatherWhole, siblingEvidence, wholeKey, wholeMembers } from './wholeRead.ts';

/** The formats in which the document shows no layout for the items of Filters. */
const unshown: readonly Format[] = ['xml', 'soap11', 'soap12'];

/**
 * The plainest filters, one after the other until one works; where none does, the first with an AndOr, and in xml and
 * soap the same in json, to find out why.
 */
export const filterControl: Scenario = {
  name: 'filter',
  expects: 'success',
  where: 'default',
  effect: 'read',
  apart: true,
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
            isBroken: (trial) => effectOf(operation, trial) !== 'works',
          })
        ).evidence;
      const trials: SelectionTrial[] = [];
      for (const filter of filters) {
        const trial = await attempt(filter);
        trials.push(trial);
        if (isSilent(trial.answer)) return { kind: 'evidence', evidence: trial };
        if (effectOf(operation, trial) === 'works')
          return { kind: 'evidence', evidence: { answer: whole, others: {}, trials } };
      }
      const joined = await attempt({ AndOr: 'And', ...first });
      const others = { joined: joined.answer, ...(await inJson(context, place, first)) };
      return { kind: 'evidence', evidence: { answer: whole, others, trials: [...trials, joined] } };
    }),
};

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
export type Standing =
  | { readonly kind: 'works'; readonly trial: SelectionTrial }
  /** None works; `trial` is the first. */
  | { readonly kind: 'dead'; readonly trial: SelectionTrial }
  /** Only with an AndOr, which the first filter need not have (FLT-3). */
  | { readonly kind: 'joined'; readonly trial: SelectionTrial }
  | { readonly kind: 'blocked'; readonly cause: BlockCause; readonly message: string };

export function standingOf(operation: Operation, { others, trials = [] }: Evidence): Standing {
  const alone = trials.filter(({ answer }) => filtersOf(answer)[0]?.AndOr === undefined);
  const working = alone.find((trial) => effectOf(operation, trial) === 'works');
  if (working !== undefined) return { kind: 'works', trial: working };
  const [trial] = alone;
  if (trial === undefined) return { kind: 'blocked', cause: 'nothing', message: 'no filter could be sent' };
  const joined = trials.find(({ answer }) => answer === others.joined);
  if (joined !== undefined && effectOf(operation, joined) === 'works') return { kind: 'joined', trial };
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
    effectOf(operation, { answer: jsonFiltered, others: { before: jsonWhole } }) === 'works'
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
    const standing = standingOf(place.operation, evidence);
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
