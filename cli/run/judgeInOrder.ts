import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import type { NotedRun } from './openNotedRun.ts';

/** Cases that are being judged. */
export interface CasesUnderWay {
  /** Settles when all is judged, or when what was under way at a cancellation has ended. */
  readonly done: Promise<void>;
  /** Begins no more cases. */
  readonly cancel: () => void;
}

/** Hears of each case: its verdict, or an error of ours, which takes no other case with it. */
interface CaseListener {
  readonly verdict: (verdict: Verdict) => void;
  readonly ownError: (error: unknown) => void;
}

/** Judges the cases of a plan in their order, this many at once, and closes the run. */
export function judgeInOrder(
  { plan, judge, close }: Pick<NotedRun, 'plan' | 'judge' | 'close'>,
  atOnce: number,
  { verdict, ownError }: CaseListener,
): CasesUnderWay {
  const waiting = plan.cases[Symbol.iterator]();
  let isCancelled = false;
  const lane = async (): Promise<void> => {
    while (!isCancelled) {
      const { value: item } = waiting.next();
      if (item === undefined) return;
      try {
        verdict(await judge(item));
      } catch (error) {
        ownError(error);
      }
    }
  };
  return {
    done: Promise.all(Array.from({ length: atOnce }, lane))
      .then(() => undefined)
      .finally(close),
    cancel: () => {
      isCancelled = true;
    },
  };
}
