import { likeliestCause } from '../../reports/diagnosis/likeliestCause.ts';
import { patternOf } from '../../reports/diagnosis/patternOf.ts';
import type { Signature } from '../../reports/diagnosis/Signature.ts';
import { causeOf } from './causeOf.ts';
import type { Outcome } from './Outcome.ts';

/** One cause that was told of one server: how sure, and whether rightly. */
export interface Told {
  readonly server: string;
  readonly cause: string;
  readonly likeness: number;
  readonly right: boolean;
}

/** What the diagnosis would say of a server with known faults, each cause once; right where it is the cause of one of them. */
export function diagnosed({ trial, breaches }: Outcome, signatures: readonly Signature[]): readonly Told[] {
  const planted = trial.faults.map(causeOf);
  const told = new Map<string, Told>();
  for (const { clause, difference, cases } of breaches) {
    const found = likeliestCause(patternOf(clause, difference, cases), signatures);
    if (found === undefined) continue;
    const { cause } = found.signature;
    const likeness = Math.max(found.likeness, told.get(cause)?.likeness ?? 0);
    told.set(cause, { server: trial.name, cause, likeness, right: planted.includes(cause) });
  }
  return [...told.values()];
}
