import type { Defect, Verdict } from '../../harness/verdicts/Verdict.ts';
import { differenceOf } from '../../reports/diagnosis/differenceOf.ts';
import type { Breach } from './TrialOutcome.ts';

/** Verdicts grouped by clause, level and difference, in the order first met. */
export function breachesOf(verdicts: readonly Verdict[]): readonly Breach[] {
  const groups = new Map<string, Omit<Breach, 'cases'> & { readonly cases: string[] }>();
  for (const verdict of verdicts) {
    const { clause, level, id } = verdict;
    const difference = differenceOf(verdict);
    const told = verdict.status === 'errored' ? undefined : toldOf(verdict.defect);
    const key = [clause, level, difference, told].join('\u0000');
    const group = groups.get(key);
    if (group === undefined)
      groups.set(key, { clause, level, difference, ...(told === undefined ? {} : { told }), cases: [id] });
    else group.cases.push(id);
  }
  return [...groups.values()];
}

/** The words of a defect with those of its cause, blanks included. A cause that quotes the target is not ours. */
export function toldOf(defect: Defect | undefined): string | undefined {
  if (defect === undefined) return undefined;
  const { words, cause } = defect;
  return cause === undefined || /\{(?:said|reason)\}/.test(cause) ? words : `${words}; ${cause}`;
}

/** The verdicts with one of these statuses. */
export const withStatus = (
  verdicts: readonly Verdict[],
  ...statuses: readonly Verdict['status'][]
): readonly Verdict[] => verdicts.filter(({ status }) => statuses.includes(status));
