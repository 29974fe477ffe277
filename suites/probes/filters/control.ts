import { wholeMembers } from '../../../generators/messages/readMembers.ts';
import type { Evidence, GatherContext, Gathered } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { isIllegible } from '../../../harness/exchanges/unreadable.ts';
import { controlFilters } from '../../../harness/oracle/chosenFilters.ts';
import {
  asMember,
  filterOf,
  isWithoutEffect,
  type SelectionTrial,
} from '../../../harness/oracle/selectionTrial.ts';
import { blocked } from '../../../harness/verdicts/judgements.ts';
import { unreadableCause } from '../../../harness/verdicts/unreadableCause.ts';
import type { Format } from '../../../specs/Format.ts';
import type { SearchFilter } from '../../../specs/SearchFilter.ts';
import { type Probe, probe, type ScenarioPlace, withFilters } from '../../kernel/probe.ts';
import { keysOf, siblingEvidence, type WholeProbe, wholeProbe } from '../reads/wholeRead.ts';
import { attemptSelection } from './selection.ts';

/** The formats in which the document shows no layout for the items of Filters. */
const unshown: readonly Format[] = ['xml', 'soap11', 'soap12'];

type ControlNames = 'joined' | 'jsonWhole' | 'jsonFiltered';

/**
 * The plainest filters, one after the other until one works; where none does, the first with an AndOr, and in xml and
 * soap the same in json, to find out why.
 */
export const filterControl = wholeProbe<ControlNames>({
  name: 'filter',
  gather: async (whole, context, place) => {
    const filters = controlFilters(whole);
    const [first] = filters;
    if (first === undefined) return blocked('nothing', 'there are no records that a filter could tell apart');
    const attempt = async (filter: SearchFilter): Promise<SelectionTrial> =>
      (await attemptSelection(context, whole, { filters: [filter], isBroken: isWithoutEffect })).evidence;
    const trials: SelectionTrial[] = [];
    for (const filter of filters) {
      const trial = await attempt(filter);
      trials.push(trial);
      if (!isWithoutEffect(trial))
        return { kind: 'evidence', evidence: { answer: whole, others: {}, trials } };
    }
    const joined = await attempt({ AndOr: 'And', ...first });
    const others = { joined: joined.answer, ...(await inJson(context, place, first)) };
    return { kind: 'evidence', evidence: { answer: whole, others, trials: [...trials, joined] } };
  },
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
  return {
    jsonWhole,
    jsonFiltered: await context.call(operation, { ...members, Filters: asMember([filter]) }, json),
  };
}

/** What the control shows: a filter that works and by which call, or which clause's breach stands in the way. */
type ControlOutcome =
  | { readonly kind: 'works'; readonly trial: SelectionTrial }
  /** None works; `trial` is the first. */
  | { readonly kind: 'dead'; readonly trial: SelectionTrial }
  /** Only with an AndOr, which the first filter need not have (FLT-3). */
  | { readonly kind: 'joined'; readonly trial: SelectionTrial }
  | ReturnType<typeof blocked>;

/** Reads that from the evidence of the control. */
export function controlIn({ others, trials = [] }: Evidence<ControlNames>): ControlOutcome {
  const alone = trials.filter(({ answer }) => filterOf(answer).AndOr === undefined);
  const working = alone.find((trial) => !isWithoutEffect(trial));
  if (working !== undefined) return { kind: 'works', trial: working };
  const [trial] = alone;
  if (trial === undefined) return blocked('nothing', 'no filter could be sent');
  const joined = trials.find(({ answer }) => answer === others.joined);
  if (joined !== undefined && !isWithoutEffect(joined)) return { kind: 'joined', trial };
  const { call, detour } = trial.answer;
  if (isIllegible(trial.answer) && (joined === undefined || isIllegible(joined.answer)))
    return blocked(unreadableCause(trial.answer, call), 'a filtered call brings no readable answer');
  if (detour !== null)
    return blocked(
      'clause:FMT-1',
      `the target does not read ${call.format}, and how filters travel another way is not shown`,
    );
  const { jsonWhole, jsonFiltered } = others;
  if (jsonWhole === undefined || jsonFiltered === undefined) return { kind: 'dead', trial };
  return isWithoutEffect({ answer: jsonFiltered, others: { before: jsonWhole } })
    ? { kind: 'dead', trial }
    : blocked(
        'layout',
        `json takes Filters, ${call.format} does not. The document does not show how their items are written; see the settings dialect.itemNames.Filter and dialect.xmlNamespaces.base`,
      );
}

interface ControlledProbe<E extends string = string> extends Omit<WholeProbe<E>, 'gather'> {
  readonly gather: (
    control: SelectionTrial,
    whole: Answer,
    context: GatherContext,
    place: ScenarioPlace,
  ) => Promise<Gathered<E>>;
  /** What is made of the first filter where none works. */
  readonly whenDead?: (first: SelectionTrial, whole: Answer) => Gathered;
}

/** A probe that goes on from a filter that works; else it says what stands in the way. */
export function controlledProbe<E extends string = string>(parts: ControlledProbe<E>): Probe<E> {
  const { after = [], gather, whenDead, ...others } = parts as ControlledProbe;
  return probe({
    of: withFilters,
    ...others,
    requires: keysOf(filterControl, ...after),
    gather: (context, place) =>
      siblingEvidence(context, place, filterControl, async (evidence) => {
        const { answer, trials } = evidence;
        if (trials === undefined) return { kind: 'evidence', evidence };
        const outcome = controlIn(evidence);
        if (outcome.kind === 'blocked') return outcome;
        if (outcome.kind === 'joined')
          return blocked('clause:FLT-3', 'a single filter works only with an AndOr');
        if (outcome.kind === 'works') return gather(outcome.trial, answer, context, place);
        return whenDead?.(outcome.trial, answer) ?? blocked('clause:FLT-1', 'no filter has an effect');
      }),
  }) as Probe<E>;
}
