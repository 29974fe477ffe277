import { diagnosed } from './diagnosed.ts';
import type { Outcome } from './Outcome.ts';
import type { ProvenDiagnosis } from './Proof.ts';
import { isOutside } from './subjects.ts';

/** Servers grouped by what was known of them when the rows of the diagnosis were written. */
const groups: readonly { readonly name: string; readonly holds: (outcome: Outcome) => boolean }[] = [
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
export const diagnosisOf = (outcomes: readonly Outcome[]): ProvenDiagnosis => ({
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
