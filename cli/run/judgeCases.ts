import type { EarlyEnd, Interruption } from './interruption.ts';
import type { Task } from './Task.ts';
import type { Judges } from './threads/judgingThread.ts';

/** How long cases under way may take to end after an interruption. Nobody waits for a target that hangs. */
const graceMs = 1500;

/** Early ends after which calls under way may be awaited as usual: the operator is in no hurry, and the target is there. */
const unhurried: readonly string[] = ['duration', 'breach'] satisfies readonly EarlyEnd['kind'][];

/**
 * Judges the cases of a task, until all are done or the operator interrupts. Returns what went wrong on our side.
 *
 * A listener that gets fewer verdicts than there are cases has seen an incomplete run.
 */
export async function judgeCases(
  task: Task,
  openJudges: () => Judges,
  stop: Interruption,
): Promise<readonly string[]> {
  if (stop.asked() !== undefined) return [];
  const run = openJudges().start(task);
  const stopped = stop.first.then(async () => {
    run.cancel();
    const awaited = unhurried.includes(stop.asked()?.kind ?? '') ? task.settings.timeoutMs : 0;
    await new Promise((resolve) => setTimeout(resolve, awaited + graceMs).unref());
    return [];
  });
  return Promise.race([run.done, stopped]);
}
