import type { Answer } from '../harness/Answer.ts';
import { outcomeOf } from './outcomeOf.ts';

/** Whether an answer can be read and says that a call failed which a lawful server takes. */
export const isRefused = (answer: Answer): boolean =>
  answer.decoded !== null && outcomeOf(answer, 'success') === 'failed';
