import { exitCodes } from '../../reports/exitCode.ts';

/** Whether and when the operator wants a run to end. */
export interface Interruption {
  readonly asked: () => boolean;
  /** Settles at the first request. */
  readonly first: Promise<'interrupted'>;
  readonly dispose: () => void;
}

/** Signals that come this close together count as one. */
const togetherMs = 300;

/** Listens for SIGINT and SIGTERM. The first ends the run in an orderly way, the second ends the process immediately. */
export function interruption(): Interruption {
  let count = 0;
  let askedAt = 0;
  let tell: (value: 'interrupted') => void = () => {};
  const first = new Promise<'interrupted'>((resolve) => {
    tell = resolve;
  });
  const listener = (): void => {
    // Ending a process group may send the same signal twice at once.
    if (count > 0 && performance.now() - askedAt < togetherMs) return;
    askedAt = performance.now();
    count += 1;
    if (count > 1) process.exit(exitCodes.interrupted);
    process.stderr.write('\nassay: interrupted; ending the run in order. Once more ends it at once.\n');
    tell('interrupted');
  };
  process.on('SIGINT', listener);
  process.on('SIGTERM', listener);
  return {
    asked: () => count > 0,
    first,
    dispose: () => {
      process.off('SIGINT', listener);
      process.off('SIGTERM', listener);
    },
  };
}
