import type { Outcome } from './Outcome.ts';
import { faultNamed } from './subjects.ts';

/** One diagnosis of one server, and whether it is right. */
export interface Told {
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
export function diagnosed({ trial, breaches }: Outcome): readonly Told[] {
  const planted = trial.faults.flatMap(plantedCausesOf);
  const all = new Set(breaches.flatMap(({ told }) => told ?? []));
  return [...all].map((told) => ({
    server: trial.name,
    told,
    right: planted.some((cause) => cause === told || cause.startsWith(`${told}; `)),
  }));
}
