import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import type { Judging } from './openJudging.ts';

/** A judging that has started. */
export interface JudgingUnderWay {
  /** Settles when all is judged, or when what was under way at a cancellation has ended. */
  readonly done: Promise<void>;
  /** Begins no more cases. */
  readonly cancel: () => void;
}

/** Judges the cases of a plan in their order, this many at once, and closes the judging. */
export function judgeInOrder(
  { plan, judge, close }: Judging,
  atOnce: number,
  tell: (verdict: Verdict) => void,
): JudgingUnderWay {
  const waiting = plan.cases[Symbol.iterator]();
  let isCancelled = false;
  const line = async (): Promise<void> => {
    while (!isCancelled) {
      const { value: item } = waiting.next();
      if (item === undefined) return;
      tell(await judge(item));
    }
  };
  return {
    done: Promise.all(Array.from({ length: atOnce }, line))
      .then(() => undefined)
      .finally(close),
    cancel: () => {
      isCancelled = true;
    },
  };
}
