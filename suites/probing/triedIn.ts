import type { Answer } from '../../harness/Answer.ts';
import type { Evidence } from '../../harness/Evidence.ts';
import type { Judgement, Violation } from '../../harness/Judgement.ts';
import { demandAnswer } from '../../harness/silence.ts';
import { judged } from '../judgements.ts';
import type { Slots } from './Slots.ts';
import { type SlottedAnswer, slottedOf } from './slottedOf.ts';

/** One write that `probe` made, and what became of its values. */
export interface Tried {
  readonly back: SlottedAnswer;
  readonly answer: Answer;
}

const isTried = (name: string): boolean => name.startsWith('together-') || name.startsWith('alone-');

/** The answers to the writes that `probe` made, as they stand among the others. */
export const triedAnswers = (others: Evidence['others']): Evidence['others'] =>
  Object.fromEntries(Object.entries(others).filter(([name]) => isTried(name)));

/** The same with what became of their values. */
export const triedIn = (slots: Slots, { others }: Evidence): readonly Tried[] =>
  Object.values(triedAnswers(others)).map((answer) => ({ back: slottedOf(slots, answer), answer }));

/** The breaches that were found in writes; a pass only where all of them were answered. */
export function ofTried(tried: readonly Tried[], violations: readonly Violation[]): Judgement {
  if (violations.length === 0) for (const { answer } of tried) demandAnswer(answer);
  return judged(violations);
}
