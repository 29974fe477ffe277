/** Gathers evidence before anybody asks for it. */
export interface Ahead {
  /** Starts, or continues. */
  readonly go: () => void;
  /** Allows one more piece at a time, even before gathering has started, until the returned function is called. */
  readonly more: () => () => void;
  /** Starts nothing more. Settles when the work under way has ended. */
  readonly stop: () => Promise<void>;
}

/**
 * Gathers evidence by key in order, up to `most` pieces at once, in addition to what cases ask for. So a slow target gets the
 * next call while cases still wait for one piece of evidence.
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
      // Whoever asks for this evidence gets its error.
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
