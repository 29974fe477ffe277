import { exitCodes } from '../../reports/exitCode.ts';

/**
 * Why a run ends before all is judged: the operator's signal, a target that is gone or forgets again and again, --max-duration or
 * --fail-fast. And a sentence about it for the reports.
 */
export interface EarlyEnd {
  readonly kind: 'signal' | 'gone' | 'forgets' | 'duration' | 'breach';
  readonly said: string;
}

/** Whether and why a run is to end early. */
export interface Interruption {
  readonly asked: () => EarlyEnd | undefined;
  /** Ends the run in an orderly way. Only the first reason counts. */
  readonly ask: (why: EarlyEnd) => void;
  /** Settles at the first request. */
  readonly first: Promise<'interrupted'>;
  readonly dispose: () => void;
}

/** The signals that end a run. A closed terminal sends the last one. */
const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Signals that come this close together count as one. */
const togetherMs = 300;

/** Listens for signals. The first ends the run in an orderly way, the second ends the process immediately. `doing` is what we then do. */
export function interruption(doing = 'ending the run in order'): Interruption {
  let askedAt: number | undefined;
  let why: EarlyEnd | undefined;
  let tell: (value: 'interrupted') => void = () => {};
  const first = new Promise<'interrupted'>((resolve) => {
    tell = resolve;
  });
  const ask = (reason: EarlyEnd): void => {
    why ??= reason;
    tell('interrupted');
  };
  const listener = (signal: NodeJS.Signals): void => {
    // Ending a process group may send the same signal twice at once.
    if (askedAt !== undefined && performance.now() - askedAt < togetherMs) return;
    if (askedAt !== undefined) process.exit(exitCodes.interrupted);
    askedAt = performance.now();
    process.stderr.write(`\nassay: interrupted; ${doing}. A second signal ends it at once.\n`);
    ask({ kind: 'signal', said: `interrupted by ${signal}` });
  };
  for (const signal of endingSignals) process.on(signal, listener);
  return {
    asked: () => why,
    ask,
    first,
    dispose: () => {
      for (const signal of endingSignals) process.off(signal, listener);
    },
  };
}
