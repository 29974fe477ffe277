import { wholeMembers } from '../../../generators/messages/readMembers.ts';
import { asEvidence, type Evidence, evidenceIn, type Gathered } from '../../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import { SilentTrial } from '../../../harness/evidence/search.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { holdsNoMessage } from '../../../harness/exchanges/unreadable.ts';
import { recordsRead } from '../../../harness/records/listed.ts';
import { counted } from '../../../harness/words/counted.ts';
import {
  evidenceKey,
  type Probe,
  probe,
  type Scenario,
  type ScenarioPlace,
  withFilters,
} from '../../kernel/probe.ts';

/** Whether the target may be asked for all records: it has fewer than a run may read. */
export const mayBeUnlimited = (context: GatherContext, answer: Answer): boolean =>
  recordsRead(answer).length < context.maxRecords;

/** The unfiltered answer that filters, orders and limits are judged by, read once for all of them. */
export const wholeRead = probe({
  name: 'whole',
  of: withFilters,
  gather: async (context, { operation }) =>
    asEvidence(await context.call(operation, wholeMembers(context, operation))),
});

/** The keys of the evidence of other probes of the same place. */
export const keysOf =
  (...probes: readonly Pick<Scenario, 'name'>[]) =>
  (place: ScenarioPlace): readonly string[] =>
    probes.map(({ name }) => evidenceKey(place, name));

/** The evidence of another probe of the same place; what is made of it ends with a call that is not answered. */
export async function siblingEvidence(
  context: GatherContext,
  place: ScenarioPlace,
  { name }: Pick<Scenario, 'name'>,
  then: (evidence: Evidence) => Promise<Gathered>,
): Promise<Gathered> {
  const evidence = evidenceIn(await context.other(evidenceKey(place, name)));
  try {
    return await then(evidence);
  } catch (error) {
    if (!(error instanceof SilentTrial)) throw error;
    return { kind: 'evidence', evidence: error.evidence };
  }
}

/** What a probe says that goes on from the whole read. */
export interface WholeProbe<E extends string = string>
  extends Partial<Omit<Scenario, 'gather' | 'requires'>> {
  readonly name: string;
  /** For which of the Gets that take Filters; all of them where it is left out. */
  readonly of?: Probe['of'];
  /** The probes whose evidence it goes on from, besides. */
  readonly after?: readonly Scenario[];
  readonly gather: (whole: Answer, context: GatherContext, place: ScenarioPlace) => Promise<Gathered<E>>;
}

/**
 * A probe that goes on from the shared unfiltered answer; one that is refused or can't be read is the evidence itself, for the
 * gate to say so.
 */
export function wholeProbe<E extends string = string>(parts: WholeProbe<E>): Probe<E> {
  // The names of the answers are known to the compiler alone.
  const { after = [], gather, ...others } = parts as WholeProbe;
  return probe<string>({
    of: withFilters,
    ...others,
    requires: keysOf(wholeRead, ...after),
    gather: (context, place) =>
      siblingEvidence(context, place, wholeRead, async ({ answer }) =>
        holdsNoMessage(answer) || outcomeOf(answer, 'success') === 'failed'
          ? asEvidence(answer)
          : gather(answer, context, place),
      ),
  }) as Probe<E>;
}

/** A target with so many records is not read whole. */
export const tooMany = ({ maxRecords }: GatherContext): Gathered => ({
  kind: 'blocked',
  cause: 'size',
  limit: 'records',
  message: `the target has ${counted(maxRecords, 'record')} or more, and --max-records allows no more`,
});
