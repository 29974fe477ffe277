import type { Answer } from '../exchanges/Answer.ts';
import { sendsTheRightKey } from './sendsTheRightKey.ts';

/** Waits for a target that refuses everybody for a while after wrong keys, as a lawful server may (AUTH-1). */
export interface Lockout {
  /** Looks at each answer of the run for a wrong key. */
  readonly noteAnswer: (answer: Answer) => void;
  /** Whether a wrong key was sent in this run. */
  readonly isPossible: () => boolean;
  /**
   * Whether a target that refuses everybody recovers after some waiting. Never if no wrong key was sent, nor once `pauses` have
   * been used up in this run. Callers that ask in the meantime wait with the first.
   */
  readonly ends: (isLetIn: () => Promise<boolean>) => Promise<boolean>;
}

/** The waits of one run, in milliseconds. */
const pauses = [500, 500, 1000, 1000, 1000, 1000];

/** Begins to watch a run for wrong keys. `sleep` waits so many milliseconds. */
export function lockout(sleep: (ms: number) => Promise<void>): Lockout {
  let hadWrongKey = false;
  const left = [...pauses];
  let waiting: Promise<boolean> | undefined;

  const comesBack = async (isLetIn: () => Promise<boolean>): Promise<boolean> => {
    for (let pause = left.shift(); pause !== undefined; pause = left.shift()) {
      await sleep(pause);
      if (await isLetIn()) return true;
    }
    return false;
  };

  return {
    noteAnswer: (answer) => {
      if (!sendsTheRightKey(answer)) hadWrongKey = true;
    },
    isPossible: () => hadWrongKey,
    ends: async (isLetIn) => {
      if (!hadWrongKey) return false;
      waiting ??= comesBack(isLetIn).finally(() => {
        waiting = undefined;
      });
      return waiting;
    },
  };
}
