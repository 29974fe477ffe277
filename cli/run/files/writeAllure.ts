import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import AllureVitestReporter from 'allure-vitest/reporter';
import { allureTasks } from '../../../reports/allure/allureTasks.ts';
import type { FinishedRun } from '../../../reports/FinishedRun.ts';

type Reporter = AllureVitestReporter;

/**
 * Writes the results that `allure generate` reads, through allure-vitest's reporter. The reporter gets the finished run as if
 * vitest had just ended it. During the run it would see data that is not yet redacted, and slow the run down.
 *
 * Results of an earlier run are removed first; a history that the operator put there stays.
 */
export function writeAllure(run: FinishedRun, folder: string): void {
  for (const file of namesIn(folder))
    if (/-(result|container|attachment)(\.|$)/.test(file)) rmSync(join(folder, file));
  const reporter = new AllureVitestReporter({
    resultsDir: folder,
    reportMatchers: false,
    environmentInfo: {
      target: run.target,
      run: run.id,
      seed: String(run.seed),
      ...(run.insecure ? { certificate: 'not checked (--insecure)' } : {}),
      assay: run.suiteVersion,
    },
  });
  reporter.onInit({ projects: [] } as unknown as Parameters<Reporter['onInit']>[0]);
  const tests = allureTasks(run).map((task) => ({ task }));
  reporter.onTestRunEnd(tests as unknown as Parameters<Reporter['onTestRunEnd']>[0]);
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // The first run creates it.
    return [];
  }
}
