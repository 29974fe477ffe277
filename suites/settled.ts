import type { Answer } from '../harness/Answer.ts';
import type { GatherContext } from '../harness/Evidence.ts';

/** In milliseconds, 5 s in all: what a Get shows only after that was never shown (ACT-6). */
const pauses = [100, 400, 1500, 3000] as const;

/** The first of several equal reads, and the one that is believed. */
interface Settled {
  readonly atOnce: Answer;
  /** The first that shows what was written, else the last. */
  readonly answer: Answer;
}

/** Reads once, and again for as long as `isShown` says that the read does not show yet what was written; for 5 s at most. */
export async function settled(
  { pause }: Pick<GatherContext, 'pause'>,
  read: () => Promise<Answer>,
  isShown: (answer: Answer) => boolean,
): Promise<Settled> {
  const atOnce = await read();
  let answer = atOnce;
  for (const ms of pauses) {
    if (isShown(answer)) break;
    await pause(ms);
    answer = await read();
  }
  return { atOnce, answer };
}
