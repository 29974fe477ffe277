/** Begins to gather what is not asked for yet. */
export interface Ahead {
  /** Begins, or goes on. */
  readonly go: () => void;
  /** Begins nothing more. */
  readonly stop: () => void;
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
  let underWay = 0;
  let stopped = false;
  const go = (): void => {
    while (!stopped && underWay < most) {
      const key = keys[next];
      if (key === undefined) return;
      next += 1;
      underWay += 1;
      const over = (): void => {
        underWay -= 1;
        go();
      };
      // Whoever asks for it meets what went wrong.
      get(key).then(over, over);
    }
  };
  return {
    go,
    stop: () => {
      stopped = true;
    },
  };
}
