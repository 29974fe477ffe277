import type { Answer, Answers } from '../exchanges/Answer.ts';
import { hasSucceeded, isRefused } from '../exchanges/outcome.ts';

/** The name in the evidence of an Insert that was refused, and was taken when it was made again as it was. */
export const refusedFirst = 'refused-at-first';

/** The rounds in which a refusal must come again to be no accident. */
export const rounds = [0, 1, 2] as const;

/** The answers beside such an Insert: Inserts alone, Inserts after a call that failed, and one more alone. */
export type MoreInserts = `alone${number}` | `behind${number}` | 'alone-again';

/**
 * The refusal of an Insert that the target took a moment later, if it comes again by a rule. The rule is that each Insert after a failed
 * call is refused, and no other one. Undefined where it did not come again like that: the target may have been busy.
 */
export function recurringRefusal(others: Answers): Answer | undefined {
  const named = (word: string): readonly Answer[] =>
    rounds.flatMap((round) => others[`${word}${round}`] ?? []);
  const { [refusedFirst]: refused, 'alone-again': last } = others;
  if (refused === undefined || last === undefined) return undefined;
  const isRule = [...named('alone'), last].every(hasSucceeded) && named('behind').every(isRefused);
  return isRule ? refused : undefined;
}
