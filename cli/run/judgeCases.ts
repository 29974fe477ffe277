import type { Interruption } from './interruption.ts';
import type { Judges } from './openVitest.ts';
import type { Task } from './Task.ts';

/** How long cases under way may take to end after an interruption. Nobody waits for a target that hangs. */
const graceMs = 2000;

/**
 * Judges the cases of a task, until all are done or the operator interrupts. Returns what went wrong on our side.
 *
 * A listener that gets fewer verdicts than there are cases has seen an incomplete run.
 */
export async function judgeCases(
  task: Task,
  openJudges: () => Promise<Judges>,
  stop: Interruption,
): Promise<readonly string[]> {
  if (stop.asked() !== undefined) return [];
  const run = (await openJudges()).start(task);
  const stopped = stop.first.then(async () => {
    run.cancel();
    await new Promise((resolve) => setTimeout(resolve, task.settings.timeoutMs + graceMs).unref());
    return { faults: [] };
  });
  const { faults } = await Promise.race([run.done, stopped]);
  return faults;
}
