import { type ListenerPlace, type OpenListener, openListener } from '../target/openListener.ts';
import type { Target } from '../target/Target.ts';

/**
 * What a run does not decide itself: the answers of its target, the passing of time, and what its own listener hears. Everything
 * else follows from the plan. So a run can be judged again from a record of what came from outside.
 */
export interface Outside {
  /** Wraps a target, so that its answers are those of this outside. */
  readonly target: (target: Target) => Target;
  /** Does work after so many milliseconds, unless it is called off with the returned function. */
  readonly after: (ms: number, work: () => void) => () => void;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** As `openListener`. */
  readonly listen: (place: ListenerPlace) => Promise<OpenListener | null>;
}

/** What comes, as it comes. */
export const liveOutside: Outside = {
  target: (target) => target,
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  now: Date.now,
  listen: openListener,
};

/** Makes pauses of so many milliseconds, by the time that comes from outside. The signal ends them early. */
export const waiting =
  ({ after }: Pick<Outside, 'after'>, signal?: AbortSignal) =>
  (ms: number): Promise<void> =>
    new Promise((resolve) => {
      if (signal?.aborted === true) return resolve();
      const callOff = after(ms, done);
      function done(): void {
        callOff();
        signal?.removeEventListener('abort', done);
        resolve();
      }
      signal?.addEventListener('abort', done);
    });
