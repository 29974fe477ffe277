import type { Answer } from '../exchanges/Answer.ts';
import type { Evidence } from './Evidence.ts';

/** The answers that evidence holds, including those of its trials, those judged with it, and those before a detour. */
export function everyAnswer({ answer, others, trials = [], further = [] }: Evidence): readonly Answer[] {
  const own = [answer, ...Object.values(others), ...further.map((one) => one.answer)];
  const detoured = own.flatMap(({ detour }) => (detour === null ? [] : [detour.refused]));
  return [...own, ...detoured, ...trials.flatMap(everyAnswer)];
}

/** The pieces of evidence, such as trials, that hold the exchange of a breach among their answers. */
export const thatShow = (pieces: readonly Evidence[], exchangeId: string | undefined): readonly Evidence[] =>
  pieces.filter((piece) => everyAnswer(piece).some(({ exchange }) => exchange.id === exchangeId));

/** The answers that a breach may rest on: those of the evidence, and of the trial that showed it (`exchangeId`). */
export function answersBehind(
  { answer, others, trials = [], further = [] }: Evidence,
  exchangeId: string | undefined,
): readonly Answer[] {
  const beside = further.map((one) => ({ answer: one.answer, others: {} }));
  const shown = thatShow([...trials, ...beside], exchangeId);
  return [{ answer, others }, ...shown].flatMap(everyAnswer);
}
