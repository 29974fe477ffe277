import { likeliestCause } from '../../reports/diagnosis/likeliestCause.ts';
import { patternOf } from '../../reports/diagnosis/patternOf.ts';
import type { Signature } from '../../reports/diagnosis/Signature.ts';
import { causeOf } from './causeOf.ts';
import type { Outcome } from './Outcome.ts';
import { sameCauses } from './sameCauses.ts';
import { faultNamed } from './subjects.ts';

/** One cause that was told of one server: how sure, and whether rightly. */
export interface Told {
  readonly server: string;
  readonly fault: string;
  readonly likeness: number;
  readonly right: boolean;
}

/**
 * What the diagnosis would say of a server with known faults, each cause once. It is right where the server has that
 * fault, or one that does the same wrong.
 */
export function diagnosed({ trial, breaches }: Outcome, signatures: readonly Signature[]): readonly Told[] {
  const told = new Map<string, Told>();
  for (const { clause, difference, cases } of breaches) {
    const found = likeliestCause(patternOf(clause, difference, cases), signatures);
    if (found === undefined) continue;
    const { fault } = found.signature;
    const before = told.get(fault);
    const right = trial.faults.some((planted) => isSame(planted, fault));
    const likeness = Math.max(found.likeness, before?.likeness ?? 0);
    told.set(fault, { server: trial.name, fault, likeness, right });
  }
  return [...told.values()];
}

const isSame = (planted: string, told: string): boolean =>
  planted === told ||
  causeOf(faultNamed(planted).about) === causeOf(faultNamed(told).about) ||
  (sameCauses[planted] ?? []).includes(told);
