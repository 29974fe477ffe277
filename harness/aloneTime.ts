/** Once in a while some calls must have no other call of the run between them. */
export interface AloneTime {
  /** Waits while somebody is alone. */
  readonly amongOthers: <T>(work: () => Promise<T>) => Promise<T>;
  /** Waits for what is under way, and holds back all else until `work` is done; one at a time. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
}

/** What is given to either must wait for nothing that goes among others: single calls do not. */
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
