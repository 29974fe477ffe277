import type { Answer } from './Answer.ts';
import type { Evidence } from './Evidence.ts';

/** The answers that evidence holds, those of its trials and those before a detour included. */
export function everyAnswer({ answer, others, trials = [] }: Evidence): readonly Answer[] {
  const own = [answer, ...Object.values(others)];
  const detoured = own.flatMap(({ detour }) => (detour === null ? [] : [detour.refused]));
  return [...own, ...detoured, ...trials.flatMap(everyAnswer)];
}
