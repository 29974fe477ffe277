import type { Variant } from '../../server/Variant.ts';
import { blames } from './faultScore.ts';
import type { VariantScore } from './Proof.ts';
import type { TrialOutcome } from './TrialOutcome.ts';

/** Anything red on a lawful server is a false alarm, except a warning for a SHOULD that the variant declares it leaves. */
export function variantScore(
  kind: VariantScore['kind'],
  variants: readonly Variant[],
  { trial, judged, breaches, errored, blocked, stopped }: TrialOutcome,
): VariantScore {
  const left = variants.flatMap(({ leaves = [] }) => leaves);
  const alarms = breaches.filter(({ clause, level }) => level === 'MUST' || !left.includes(clause));
  return {
    name: trial.name,
    kind,
    judged,
    alarms: blames([...alarms, ...errored]),
    blocked,
    ...(stopped === undefined ? {} : { stopped }),
  };
}
