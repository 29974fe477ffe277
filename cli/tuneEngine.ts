import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * By how much the old objects of every thread may grow between two collections. On a machine with much memory V8 lets them grow
 * fourfold, and half of what a run held was garbage.
 */
const grownByPercent = 30;

/**
 * How much of its code a function must run, in bytes, before V8 makes fast code of it. With V8's usual 132 KB, a run spent a third of
 * its processor time on functions that ended soon after.
 */
const ranBeforeOptimized = 800_000;

/**
 * Makes all threads of a run use less memory and processor time. Call it once they have started: a thread that starts with other
 * flags compiles Node's own modules again. The flags stay set in the process.
 */
export function tuneForOneRun(): void {
  setFlagsFromString(`--heap-growing-percent=${grownByPercent}`);
  optimizeLater();
}

/** Makes V8 optimize code later. Most code of a process that ends within a second is not worth it. */
export const optimizeLater = (): void => setFlagsFromString(`--interrupt-budget=${ranBeforeOptimized}`);

/**
 * Makes threads that are started from here on collect young garbage less often. Threads that judge many servers need it: evidence lives until
 * its cases are judged, and with Node's usual 16 MB most of it would be copied twice.
 */
export const tuneForManyRuns = (): void => setFlagsFromString('--max-semi-space-size=64');

/**
 * Collects the garbage of this thread. Only a collection tells V8 when the next one is due, so a thread that was tuned after its last
 * one would grow fourfold first.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
