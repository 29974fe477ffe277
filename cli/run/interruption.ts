import { exitCodes } from '../../reports/exitCode.ts';

/**
 * Why a run ends before all is judged: the operator's signal, a target that is gone or forgets again and again, --max-duration or
 * --fail-fast. And a sentence about it for the reports.
 */
export interface EarlyEnd {
  readonly kind: 'signal' | 'gone' | 'forgets' | 'duration' | 'breach';
  readonly said: string;
}

/** Early ends after which calls under way and clean-up take their usual time: the operator is in no hurry, and the target is there. */
const unhurried: readonly EarlyEnd['kind'][] = ['duration', 'breach'];

/** Whether and why a run is to end early. */
export interface Interruption {
  /** Why the run is to end; undefined while nobody wants that. */
  readonly reason: () => EarlyEnd | undefined;
  /** Ends the run in an orderly way. Only the first reason counts. */
  readonly request: (why: EarlyEnd) => void;
  /** Settles at the first request. */
  readonly first: Promise<'interrupted'>;
  /** Whether somebody is in a hurry: after a signal, also one behind another reason, and where the target is gone or forgets. */
  readonly isHurried: () => boolean;
  /** Settles when somebody is. */
  readonly hurried: Promise<void>;
  readonly dispose: () => void;
}

/** The signals that end a run. A closed terminal sends the last one. */
const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Signals that come this close together count as one. */
const togetherMs = 300;

/**
 * Listens for signals. The first ends the run in an orderly way, and the second ends the process immediately. `doing` says what the first
 * one begins, in a message to the operator.
 */
export function interruption(doing = 'ending the run in order'): Interruption {
  let askedAt: number | undefined;
  let why: EarlyEnd | undefined;
  let tell: (value: 'interrupted') => void = () => {};
  const first = new Promise<'interrupted'>((resolve) => {
    tell = resolve;
  });
  let isHurried = false;
  let hurry = (): void => undefined;
  const hurried = new Promise<void>((resolve) => {
    hurry = resolve;
  });
  const request = (reason: EarlyEnd): void => {
    why ??= reason;
    tell('interrupted');
    if (unhurried.includes(reason.kind)) return;
    isHurried = true;
    hurry();
  };
  const listener = (signal: NodeJS.Signals): void => {
    // Ending a process group may send the same signal twice at once.
    if (askedAt !== undefined && performance.now() - askedAt < togetherMs) return;
    if (askedAt !== undefined) process.exit(exitCodes.interrupted);
    askedAt = performance.now();
    process.stderr.write(`\nassay: interrupted; ${doing}. A second signal ends it at once.\n`);
    request({ kind: 'signal', said: `interrupted by ${signal}` });
  };
  for (const signal of endingSignals) process.on(signal, listener);
  // A terminal that is closed sends a signal and takes no more text. In a program of the operator's nobody else may hear of that.
  process.stderr.on('error', ignored);
  return {
    reason: () => why,
    request,
    first,
    isHurried: () => isHurried,
    hurried,
    dispose: () => {
      for (const signal of endingSignals) process.off(signal, listener);
      process.stderr.off('error', ignored);
    },
  };
}

const ignored = (): void => undefined;
