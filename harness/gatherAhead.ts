/** Begins to gather what is not asked for yet. */
export interface Ahead {
  /** Begins, or goes on. */
  readonly go: () => void;
  /** Lets one piece more be under way, also before it has begun, until the function that it gives is called. */
  readonly more: () => () => void;
  /** Begins nothing more; settles when what is under way has ended. */
  readonly stop: () => Promise<void>;
}

/**
 * Gathers evidence by key in order, up to `most` at once, beside what is asked for meanwhile: while cases wait for one
 * piece of evidence, a target that is slow to answer is asked for the next.
 */
export function gatherAhead(
  keys: readonly string[],
  most: number,
  get: (key: string) => Promise<unknown>,
): Ahead {
  let next = 0;
  const underWay = new Set<Promise<unknown>>();
  let stopped = false;
  let begun = false;
  let besides = 0;
  const fill = (): void => {
    while (!stopped && underWay.size < (begun ? most : 0) + besides) {
      const key = keys[next];
      if (key === undefined) return;
      next += 1;
      const gathering = get(key);
      underWay.add(gathering);
      const over = (): void => {
        underWay.delete(gathering);
        fill();
      };
      // Whoever asks for it meets what went wrong.
      gathering.then(over, over);
    }
  };
  return {
    go: () => {
      begun = true;
      fill();
    },
    more: () => {
      besides += 1;
      fill();
      return () => {
        besides -= 1;
      };
    },
    stop: async () => {
      stopped = true;
      await Promise.allSettled(underWay);
    },
  };
}
