import type { Outcome } from './Outcome.ts';
import { faultNamed } from './subjects.ts';

/** One defect that was told of one server, and whether rightly. */
export interface Told {
  readonly server: string;
  readonly told: string;
  readonly right: boolean;
}

/** What may rightly be told of a server with that fault. */
export function causesOf(name: string): readonly string[] {
  const { about, causes = [about] } = faultNamed(name);
  return causes;
}

/**
 * What the diagnosis says of a server with known faults, each defect once; right where it is true of one of them. Words are
 * as true without their cause.
 */
export function diagnosed({ trial, breaches }: Outcome): readonly Told[] {
  const planted = trial.faults.flatMap(causesOf);
  const all = new Set(breaches.flatMap(({ told }) => told ?? []));
  return [...all].map((told) => ({
    server: trial.name,
    told,
    right: planted.some((cause) => cause === told || cause.startsWith(`${told}; `)),
  }));
}
