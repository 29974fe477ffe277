import type { Evidence, Gathered } from '../../harness/evidence/Evidence.ts';
import type { EvidenceSpec } from '../../harness/evidence/EvidenceSpec.ts';
import type { GatherContext } from '../../harness/evidence/GatherContext.ts';
import type { Effect } from '../../harness/target/Target.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import type { Format } from '../../specs/Format.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { Profile } from '../kernel/clause.ts';
import { type ScenarioPlace, specWithoutScenario } from '../kernel/probe.ts';

interface Options {
  readonly name: string;
  readonly operation: string;
  readonly effect?: Effect;
  readonly creates?: string;
  readonly gather: (context: GatherContext, place: ScenarioPlace) => Promise<Gathered>;
}

/** Evidence for the implementation profile alone, asked once in a run: in the first of its formats. */
export function profileEvidence(
  [format]: readonly Format[],
  { name, operation: called, effect = 'read', creates, gather }: Options,
): readonly EvidenceSpec[] {
  if (format === undefined) return [];
  const operation = operationNamed(called);
  const place = { operation, format, address: defaultAddress(format), formatIndex: 0 };
  return [
    specWithoutScenario(place, name, {
      effect,
      plan: { calls: [called], ...(creates === undefined ? {} : { creates }) },
      gather: (context) => gather(context, place),
    }),
  ];
}

/** What is asked once in a run for the profile, in the first of these formats, and what is said of the answers. */
export const askedOnce = (
  asked: Options,
  say: (evidence: Evidence) => string | undefined,
  formats?: readonly Format[],
): Required<Omit<Profile, 'clause'>> => ({
  evidence: (selected) =>
    profileEvidence(
      selected.filter((format) => formats?.includes(format) ?? true),
      asked,
    ),
  observe: (evidence, { scenario }) => (scenario === asked.name ? say(evidence) : undefined),
});
