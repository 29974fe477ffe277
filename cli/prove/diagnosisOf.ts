import { faultNamed, isOutside } from './catalogue.ts';
import type { ProvenDiagnosis } from './Proof.ts';
import type { TrialOutcome } from './TrialOutcome.ts';

/** Servers grouped by what was known of them when the rows of the diagnosis were written. */
const groups: readonly { readonly name: string; readonly holds: (outcome: TrialOutcome) => boolean }[] = [
  { name: 'our own faults', holds: ({ trial }) => trial.kind === 'fault' && !trial.faults.some(isOutside) },
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

/** Measures how often a diagnosis of a server with known faults is true of one of them. */
export const diagnosisOf = (outcomes: readonly TrialOutcome[]): ProvenDiagnosis => ({
  rates: groups.map(({ name, holds }) => {
    const servers = outcomes.filter(holds);
    const all = servers.flatMap(diagnosed);
    return {
      name,
      servers: servers.length,
      diagnosed: new Set(all.map(({ server }) => server)).size,
      told: all.length,
      right: all.filter(({ right }) => right).length,
    };
  }),
});

/** One diagnosis of one server, and whether it is right. */
interface GivenDiagnosis {
  readonly server: string;
  readonly told: string;
  readonly right: boolean;
}

/** The true words about a server with that fault. */
export function plantedCausesOf(name: string): readonly string[] {
  const { about, causes = [about] } = faultNamed(name);
  return causes;
}

/**
 * The diagnosis of a server with known faults, each defect once. It is right if it is true of one of the faults. Words may be
 * true without their cause.
 */
export function diagnosed({ trial, breaches }: TrialOutcome): readonly GivenDiagnosis[] {
  const planted = trial.faults.flatMap(plantedCausesOf);
  const all = new Set(breaches.flatMap(({ told }) => told ?? []));
  return [...all].map((told) => ({
    server: trial.name,
    told,
    right: planted.some((cause) => cause === told || cause.startsWith(`${told}; `)),
  }));
}
