import { afterAll, beforeAll, describe, type TestContext, test } from 'vitest';
import type { GivenSettings } from '../../config/GivenSettings.ts';
import type { Hooks } from '../../config/hooks/Hooks.ts';
import { holdHooks, isHeldHere, loadHooks } from '../../config/hooks/loadHooks.ts';
import type { Settings } from '../../config/Settings.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import type { Plan } from '../../harness/evidence/Plan.ts';
import { nameOfTarget } from '../../harness/preflight/nameOfTarget.ts';
import { redactor } from '../../harness/redaction/redactor.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import type { AllureMessage } from '../../reports/allure/AllureTask.ts';
import { allureMetadata } from '../../reports/allure/allureMetadata.ts';
import { caseCommand } from '../../reports/caseCommand.ts';
import { countsAsFailed } from '../../reports/countsAsFailed.ts';
import { titleOf } from '../../reports/diagnosis/inWords.ts';
import { clausesWith } from '../../suites/kernel/ownCases.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { planShard } from '../../suites/kernel/shards.ts';
import { secretsOf } from '../run/files/secretsOf.ts';
import { givenFlags } from '../run/runCommand.ts';
import { checkSelection } from '../run/selection.ts';
import { settingsOfProgram } from '../settingsOfProgram.ts';
import { openTestRun, type TestRun } from './openTestRun.ts';

export type { GivenSettings } from '../../config/GivenSettings.ts';
export type { Hooks } from '../../config/hooks/Hooks.ts';

/** Assay bounds each call by itself; a case may wait for calls that others need too. */
const noTimeout = 0;

/** What a test runner decides by itself, and what to do there. */
const ofTestRunner = {
  maxDuration: 'give the job or the tests a limit of time there',
  failFast: 'run vitest with --bail',
  report: 'name the reporters of vitest',
  junitBy: 'name the reporters of vitest',
} as const;

/** The settings that `conformance` takes. */
export type GivenToTests = Omit<GivenSettings, 'maxDuration' | 'failFast' | 'report' | 'junitBy'>;

/**
 * Registers one test for each case, titled with the case's id, in the vitest that runs the file. The target is asked only when a test
 * runs. The settings that are not given come from the environment, `.env` and the settings file, as for `assay run`.
 *
 * Hooks and own checks may be given with the settings, as functions. They go before those of `assay.config.mjs`.
 *
 * Raises SettingsError, also for what a test runner decides.
 */
export function conformance(given: GivenToTests & Hooks = {}): void {
  const settings = settingsWithHooks(given);
  const planned = (): Plan => {
    const plan = planRun(settings);
    checkSelection(settings, plan);
    return settings.shard === null ? plan : planShard(settings);
  };
  // Nothing has to be loaded for these, so that a wrong selection is told at once.
  const known = settings.hooks === null || isHeldHere(settings.hooks) ? planned() : undefined;
  const { target, apiKey } = settings;
  const judged = target === null ? 'the embedded reference server' : nameOfTarget(target, apiKey);
  describe(`Assay on ${judged}`, async () => {
    if (known === undefined) await loadHooks(settings.hooks);
    const plan = known ?? planned();
    let run: TestRun | undefined;
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures that a hook uses out of its text, and wants a pattern there.
    beforeAll(async ({}, { tasks }) => {
      if (plan.cases.length === 0) return;
      // With a filter, nothing is called for cases that nobody asks for.
      const asked = tasks.filter(({ mode }) => mode !== 'skip' && mode !== 'todo').map(({ name }) => name);
      const isAll = asked.length === plan.cases.length;
      // They belong to this shard already, and must not be divided again.
      const selected = isAll ? settings : { ...settings, cases: asked, shard: null };
      run = await openTestRun(selected, given.out === undefined ? null : settings.out);
    }, noTimeout);
    // Read once: vitest makes a new chain of modifiers each time.
    const concurrently = test.concurrent;
    for (const { id } of plan.cases)
      concurrently(id, { timeout: noTimeout }, async (context) => {
        if (run === undefined) throw new Error('the run was not opened');
        await tell(await run.judge(id), settings, context);
      });
    // A shard of a small selection may be empty, and vitest wants a test.
    if (plan.cases.length === 0) test('this shard has no case', () => undefined);
    afterAll(async () => {
      if (run === undefined) return;
      const { leftBehind, folder, outdated } = await run.close();
      if (leftBehind.length > 0)
        console.warn(
          `assay: left behind on ${judged}: ${leftBehind.map(({ record, id }) => `${record} ${id}`).join(', ')}.`,
        );
      if (folder !== undefined) console.warn(`assay: npx assay cleanup ${folder} tries to remove the rest.`);
      // As in `assay run`, a list that is out of date fails.
      if (outdated.length > 0) throw new SettingsError(outdated.join('\n'));
    }, noTimeout);
  });
}

function settingsWithHooks(given: GivenToTests & Hooks): Settings {
  for (const [name, advice] of Object.entries(ofTestRunner))
    if ((given as Readonly<Record<string, unknown>>)[name] !== undefined)
      throw new SettingsError(`${name}: conformance() leaves this to vitest; leave it out, and ${advice}.`);
  const { checks, beforeRun, afterRun, onRequest, ...own } = given;
  const settings = settingsOfProgram(own);
  const functions = Object.entries({ checks, beforeRun, afterRun, onRequest }).filter(
    ([, one]) => one !== undefined,
  );
  return functions.length === 0
    ? settings
    : { ...settings, hooks: holdHooks(Object.fromEntries(functions) as Hooks) };
}

/** What a test of the user's own vitest is told of a verdict: it fails, is skipped, or passes, perhaps with a note. */
async function tell(
  verdict: Verdict,
  settings: Settings,
  { task, skip, annotate }: TestContext,
): Promise<void> {
  const { status, level, message = status, known } = verdict;
  const meta = task.meta as { allureRuntimeMessages?: readonly AllureMessage[] };
  const about = {
    clauses: clausesWith(settings.hooks),
    insecure: settings.connection.insecure,
    scope: settings.scope,
    ...(settings.target === null ? { embedded: true as const } : {}),
  };
  // allure-vitest takes labels, parameters and the history of a test from here.
  meta.allureRuntimeMessages = [
    ...(meta.allureRuntimeMessages ?? []),
    allureMetadata(verdict, about, message),
  ];
  if (status === 'blocked' || status === 'notApplicable') skip(message);
  if (status === 'known') skip(`known: ${known?.reason ?? message}`);
  if (status === 'errored' || countsAsFailed(verdict, settings.strict)) {
    const failure = new Error(failureText(verdict, settings));
    // Allure counts only an AssertionError as a failure, and anything else as a fault of the tests.
    if (status !== 'errored') failure.name = 'AssertionError';
    // The stack would point here, which says nothing about the target.
    failure.stack = `${failure.name}: ${failure.message}`;
    throw failure;
  }
  if (status === 'warned') await annotate(`${level}: ${titleOf([verdict])}`, 'warning');
}

/** The breach, the clause and the command that judges the case again, one thing a line. */
function failureText(verdict: Verdict, settings: Settings): string {
  const { id, clause, level, status, message = status, expected, actual, path } = verdict;
  const line = (name: string, value: string | undefined): readonly string[] =>
    value === undefined || value === '' ? [] : [`  ${`${name}:`.padEnd(10)}${value}`];
  const title = titleOf([verdict]);
  const { text } = redactor(secretsOf(settings));
  return [
    title,
    ...line('expected', expected),
    ...line('actual', actual),
    ...line('at', path),
    ...line('message', message.toLowerCase() === title.toLowerCase() ? undefined : message),
    ...line(
      'clause',
      `${clause} (${level}) ${clausesWith(settings.hooks).find((one) => one.id === clause)?.statement ?? ''}`,
    ),
    ...line('again', text(caseCommand(id, { seed: settings.seed, given: givenFlags(settings) }))),
  ].join('\n');
}
