import type { Answer } from '../harness/Answer.ts';
import { holdsNoMessage } from './holdsNoMessage.ts';
import { blocked } from './judgements.ts';
import { unreadableCause } from './unreadableCause.ts';

/**
 * Blocks a check that has to know whether a further call succeeded, by an answer that does not tell: nothing in it can be read, or
 * it lacks the status block.
 */
export const untoldBy = (answer: Answer): ReturnType<typeof blocked> =>
  holdsNoMessage(answer)
    ? blocked(
        unreadableCause(answer, answer.call),
        `a further ${answer.call.operationName} brought no readable answer`,
      )
    : blocked('clause:ENV-1', 'no status block tells success from failure');
