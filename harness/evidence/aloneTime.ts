/** Now and then some calls must have no other call of the run between them. */
export interface AloneTime {
  /** Waits while other work runs alone. */
  readonly amongOthers: <T>(work: () => Promise<T>) => Promise<T>;
  /** Waits for the work under way, and holds back all other work until `work` is done. One at a time. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Work given to either must not wait for other `amongOthers` work. Single calls never do. */
export function aloneTime(): AloneTime {
  let underWay = 0;
  let quiet: Promise<void> | undefined;
  let nobodyLeft: (() => void) | undefined;
  return {
    amongOthers: async (work) => {
      while (quiet !== undefined) await quiet;
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
        if (underWay === 0) nobodyLeft?.();
      }
    },
    alone: async (work) => {
      while (quiet !== undefined) await quiet;
      let over: (() => void) | undefined;
      quiet = new Promise((resolve) => {
        over = resolve;
      });
      try {
        if (underWay > 0)
          await new Promise<void>((resolve) => {
            nobodyLeft = resolve;
          });
        return await work();
      } finally {
        nobodyLeft = undefined;
        quiet = undefined;
        over?.();
      }
    },
  };
}
