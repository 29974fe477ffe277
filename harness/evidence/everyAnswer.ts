import type { Answer } from '../exchanges/Answer.ts';
import type { Evidence } from './Evidence.ts';

/** The answers that evidence holds, including those of its trials, those judged with it, and those before a detour. */
export function everyAnswer({ answer, others, trials = [], further = [] }: Evidence): readonly Answer[] {
  const own = [answer, ...Object.values(others), ...further.map((one) => one.answer)];
  const detoured = own.flatMap(({ detour }) => (detour === null ? [] : [detour.refused]));
  return [...own, ...detoured, ...trials.flatMap(everyAnswer)];
}
