import type { Verdict } from '../../harness/Verdict.ts';
import { differenceOf } from '../../reports/diagnosis/differenceOf.ts';
import type { Breach } from './Outcome.ts';

/** Verdicts grouped by clause, level and difference, in the order in which they were first met. */
export function breachesOf(verdicts: readonly Verdict[]): readonly Breach[] {
  const groups = new Map<string, Omit<Breach, 'cases'> & { readonly cases: string[] }>();
  for (const verdict of verdicts) {
    const { clause, level, id } = verdict;
    const difference = differenceOf(verdict);
    const key = [clause, level, difference].join('\u0000');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { clause, level, difference, cases: [id] });
    else group.cases.push(id);
  }
  return [...groups.values()];
}
