import type { EvidenceSpec } from './EvidenceSpec.ts';
import { rankOf, type Stage } from './stages.ts';

/** When evidence may be gathered. */
export interface StageGate {
  /** Settles when everything in earlier stages is gathered. */
  readonly come: (stage: Stage) => Promise<void>;
  /** The key of the evidence before it, where evidence is gathered one by one. */
  readonly before: (spec: EvidenceSpec) => string | undefined;
}

/**
 * Takes turns by the stages of planned evidence. Hostile bytes and wrong keys go one by one in the plan's order, so that we know
 * which of them a target did not survive. For a target that is far away they go in several `lanes`, one by one in each. Otherwise
 * hundreds of calls in a row would take longer than the rest of the run.
 */
export function stageGate(
  evidence: ReadonlyMap<string, EvidenceSpec>,
  settled: (keys: readonly string[]) => Promise<void>,
  lanes: number,
): StageGate {
  const all = [...evidence.values()];
  const single = all
    .filter(({ stage }) => stage === 'hostile' || stage === 'keys')
    .sort((a, b) => rankOf(a.stage) - rankOf(b.stage))
    .map(({ key }) => key);
  const places = new Map(single.map((key, index) => [key, index] as const));
  const come = new Map<Stage, Promise<void>>();
  return {
    come: (stage) => {
      const known = come.get(stage);
      if (known !== undefined) return known;
      const earlier = all.filter((spec) => rankOf(spec.stage) < rankOf(stage));
      const coming = settled(earlier.map(({ key }) => key));
      come.set(stage, coming);
      return coming;
    },
    before: ({ key }) => {
      const place = places.get(key);
      return place === undefined ? undefined : single[place - lanes];
    },
  };
}
