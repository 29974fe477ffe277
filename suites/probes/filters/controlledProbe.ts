import type { Gathered } from '../../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { controlIn } from '../../../harness/oracle/controlIn.ts';
import type { SelectionTrial } from '../../../harness/oracle/selectionTrial.ts';
import { blocked } from '../../../harness/verdicts/judgements.ts';
import { type Probe, probe, type ScenarioPlace, withFilters } from '../../kernel/probe.ts';
import { keysOf, siblingEvidence, type WholeProbe } from '../reads/wholeRead.ts';
import { filterControl } from './filterControl.ts';

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
  return probe<string>({
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
