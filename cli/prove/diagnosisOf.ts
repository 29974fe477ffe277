import type { KnownCauses } from '../../reports/diagnosis/Signature.ts';
import { diagnosed, type Told } from './diagnosed.ts';
import type { Outcome } from './Outcome.ts';
import type { Diagnosis, HitRate } from './Proof.ts';
import { signaturesOf } from './signaturesOf.ts';
import { isOutside } from './subjects.ts';

/** A cause is told where it is right so often. */
const wanted = 0.9;

/** Servers of which nothing was learnt, by what is new in them. */
const groups: readonly { readonly name: string; readonly holds: (outcome: Outcome) => boolean }[] = [
  {
    name: 'the same faults with other data and another seed',
    holds: ({ trial }) => trial.kind === 'heldOut',
  },
  { name: 'servers with two or three faults', holds: ({ trial }) => trial.kind === 'faults' },
  {
    name: 'faults of somebody who read only the contract',
    holds: ({ trial }) => trial.kind === 'fault' && trial.faults.some(isOutside),
  },
];

/** Learns the signatures of faults, and measures on servers that they were not learnt from how often a cause is told rightly. */
export function diagnosisOf(outcomes: readonly Outcome[]): {
  readonly known: KnownCauses;
  readonly rates: Diagnosis;
} {
  const signatures = signaturesOf(outcomes);
  const sets = groups.map(({ name, holds }) => {
    const servers = outcomes.filter(holds);
    return {
      name,
      servers: servers.length,
      told: servers.flatMap((outcome) => diagnosed(outcome, signatures)),
    };
  });
  const threshold = Math.max(...sets.map(({ told }) => leastLikeness(told)));
  const rates = sets.map(({ name, servers, told }): HitRate => {
    const said = told.filter(({ likeness }) => likeness >= threshold);
    return {
      name,
      servers,
      diagnosed: new Set(said.map(({ server }) => server)).size,
      told: said.length,
      right: said.filter(({ right }) => right).length,
    };
  });
  return { known: { threshold, signatures }, rates: { threshold, rates } };
}

/** The least likeness above which what is told is right nine times in ten; above 1, and so never, where there is none. */
function leastLikeness(told: readonly Told[]): number {
  const ranked = [...told].sort((a, b) => b.likeness - a.likeness);
  let least = ranked.length === 0 ? 0 : 1.01;
  let right = 0;
  for (const [index, each] of ranked.entries()) {
    if (each.right) right += 1;
    const isLast = ranked[index + 1]?.likeness !== each.likeness;
    if (isLast && right / (index + 1) >= wanted) least = each.likeness;
  }
  return least;
}
