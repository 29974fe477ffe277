import { chmodSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import AllureVitestReporter from 'allure-vitest/reporter';
import { allureCategories, allureDetails, allureTasks } from '../../../reports/allure/allureTasks.ts';
import type { FinishedRun } from '../../../reports/FinishedRun.ts';
import { summarise } from '../../../reports/summarise.ts';
import { makeFolder } from './makeFolder.ts';
import { addOwnAllure, removeOwnAllure } from './ownAllure.ts';

type Reporter = AllureVitestReporter;
type Config = ConstructorParameters<typeof AllureVitestReporter>[0];
type Result = Parameters<NonNullable<NonNullable<Config['listeners']>[number]['beforeTestResultWrite']>>[0];

/** Labels of a test that vitest ran, which say nothing about a case and take a third of its file. */
const ofVitest: readonly string[] = ['host', 'thread', '_fallbackTestCaseId', 'framework', 'language'];

/** The folder in which they are made, within the one in which they stay. */
const unfinishedName = '.assay.new';

/**
 * Writes the results that `allure generate` reads, through allure-vitest's reporter. The reporter gets the finished run as if
 * vitest had just ended it. During the run it would see data that is not yet redacted, and slow the run down.
 *
 * Results of an earlier run are removed first. Those of other tools stay.
 */
export function writeAllure(run: FinishedRun, results: string): void {
  makeFolder(results);
  removeOwnAllure(results);
  const folder = join(results, unfinishedName);
  rmSync(folder, { recursive: true, force: true });
  makeFolder(folder);
  const details = allureDetails(run);
  const attached = new Set<string>();
  const addDetails = (result: Result): void => {
    const { message, exchanges = [] } = details.get(result.name ?? '') ?? {};
    result.labels = result.labels.filter(({ name }) => !ofVitest.includes(name));
    if (message !== undefined) result.statusDetails = { message };
    for (const exchange of exchanges) {
      const source = `${exchange.id}-attachment.json`;
      if (!attached.has(source))
        writeFileSync(join(folder, source), JSON.stringify(exchange, null, 2), { mode: 0o600 });
      attached.add(source);
      result.attachments.push({ name: `exchange ${exchange.id}`, type: 'application/json', source });
    }
  };
  const reporter = new AllureVitestReporter({
    resultsDir: folder,
    reportMatchers: false,
    categories: [...allureCategories] as unknown as NonNullable<Config['categories']>,
    listeners: [{ beforeTestResultWrite: addDetails }],
    environmentInfo: {
      target: run.target,
      run: run.id,
      seed: String(run.seed),
      outcome: summarise(run).outcome,
      ...(run.insecure ? { certificate: 'not checked (--insecure)' } : {}),
      assay: run.suiteVersion,
    },
  });
  reporter.onInit({ projects: [] } as unknown as Parameters<Reporter['onInit']>[0]);
  const tests = allureTasks(run).map((task) => ({ task }));
  reporter.onTestRunEnd(tests as unknown as Parameters<Reporter['onTestRunEnd']>[0]);
  // The reporter writes as the process does, and a program's own umask may let others read.
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o600);
  addOwnAllure(folder, results);
}
