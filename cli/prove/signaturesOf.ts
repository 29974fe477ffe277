import { patternOf } from '../../reports/diagnosis/patternOf.ts';
import type { Signature } from '../../reports/diagnosis/Signature.ts';
import { causeOf } from './causeOf.ts';
import type { Outcome } from './Outcome.ts';
import { faultNamed, isOutside } from './subjects.ts';

/** So many differences of one fault are kept; a few tell it, and the file stays small. */
const most = 6;

/**
 * How each of our own faults fails, from what it was blamed for rightly. The faults of somebody else are left out: they
 * are what the diagnosis is measured by.
 */
export const signaturesOf = (outcomes: readonly Outcome[]): readonly Signature[] =>
  outcomes.flatMap(({ trial, breaches }) => {
    const [name = ''] = trial.faults;
    if (trial.kind !== 'fault' || isOutside(name)) return [];
    const { clause } = faultNamed(name);
    const own = breaches
      .filter((breach) => breach.clause === clause)
      .sort((a, b) => b.cases.length - a.cases.length)
      .slice(0, most);
    if (own.length === 0) return [];
    const patterns = own.map(({ difference, cases }) => patternOf(clause, difference, cases));
    return [{ fault: name, cause: causeOf(name), patterns }];
  });
