import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeOwnAllure } from '../../cli/run/files/ownAllure.ts';
import { writeAllure } from '../../cli/run/files/writeAllure.ts';
import { summarise } from '../../reports/summarise.ts';
import { finishedRun, verdict } from './finishedRun.ts';
import { keptExchange } from './keptExchange.ts';
import { mixedRun } from './mixedRun.ts';

interface Result {
  readonly name: string;
  readonly status: string;
  readonly historyId: string;
  readonly testCaseId: string;
  readonly description: string;
  readonly statusDetails: { readonly message?: string; readonly trace?: string };
  readonly start: number;
  readonly stop: number;
  readonly labels: readonly { readonly name: string; readonly value: string }[];
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
  readonly attachments: readonly { readonly source: string }[];
}

const run = mixedRun({ exchanges: new Map([['x1', keptExchange('x1', '{"a":1}')]]) });

function written(): { readonly folder: string; readonly results: readonly Result[] } {
  const folder = mkdtempSync(join(tmpdir(), 'assay-allure-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeAllure(run, folder);
  return { folder, results: resultsIn(folder) };
}

const resultsIn = (folder: string): readonly Result[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('-result.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Result)
    .sort((a, b) => (a.name < b.name ? -1 : 1));

test('each case is a result with its status, and without steps of matchers', () => {
  const { results } = written();
  expect(results.map(({ name, status }) => `${name} ${status}`)).toEqual([
    'json/CompanyGet/ENV-2 skipped',
    'json/CompanyGet/ERR-2 broken',
    'json/CompanyGet/EVT-2 skipped',
    'json/CompanyGet/FMT-6 passed',
    'json/DiscountGet/ENV-1 failed',
    'xml/CompanyGet/ENV-1 passed',
    'xml/DiscountGet/ENV-1 failed',
  ]);
});

test('section, operation and clause are epic, feature and story; format and address are parameters', () => {
  const { results, folder } = written();
  const failed = results.find(({ status }) => status === 'failed');
  const labels = Object.fromEntries((failed?.labels ?? []).map(({ name, value }) => [name, value]));
  expect(labels).toMatchObject({
    epic: 'Response envelope (present in every response)',
    feature: 'DiscountGet',
    story: 'ENV-1',
    severity: 'critical',
  });
  expect(failed?.parameters).toEqual([
    { name: 'format', value: 'json' },
    { name: 'address', value: 'path' },
  ]);
  expect(failed?.statusDetails.trace).toContain("assay run --cases 'json/DiscountGet/ENV-1' --seed 1");
  const sources = failed?.attachments ?? [];
  expect(sources).toHaveLength(1);
  const attached = JSON.parse(readFileSync(join(folder, sources[0]?.source ?? ''), 'utf8'));
  expect(attached).toMatchObject({ id: 'x1', response: { status: 200 } });
});

test('the history of a case goes on in the next run, whose results take the place of these', () => {
  const { folder, results } = written();
  writeAllure(run, folder);
  const again = resultsIn(folder);
  expect(again.map(({ historyId }) => historyId)).toEqual(results.map(({ historyId }) => historyId));
  expect(new Set(again.map(({ historyId }) => historyId)).size).toBe(results.length);
});

test('the tree of suites is operation, format and clause; what is skipped says why; a warning is found by its category', () => {
  const { folder, results } = written();
  const named = (name: string) => results.find((result) => result.name === name);
  const suites = (named('json/CompanyGet/FMT-6')?.labels ?? []).filter(({ name }) => /suite/i.test(name));
  expect(suites.map(({ value }) => value)).toEqual(['CompanyGet', 'json', 'FMT-6']);
  expect(named('json/CompanyGet/ENV-2')?.statusDetails.message).toBe('nothing: none');
  expect(named('json/CompanyGet/EVT-2')?.statusDetails.message).toBe('notApplicable: not asked');
  const categories = JSON.parse(readFileSync(join(folder, 'categories.json'), 'utf8')) as {
    readonly name: string;
    readonly matchedStatuses: readonly string[];
    readonly messageRegex?: string;
  }[];
  const [warned] = categories.filter(({ matchedStatuses: [status] }) => status === 'passed');
  expect(named('json/CompanyGet/FMT-6')?.statusDetails.message).toMatch(
    new RegExp(`^${warned?.messageRegex}$`),
  );
});

test('a case ended when it was judged, and began as long before as it took; an exchange of two cases is one file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-allure-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const ids = ['json/DiscountGet/ENV-1', 'xml/DiscountGet/ENV-1'];
  const verdicts = run.verdicts.map((verdict) =>
    ids.includes(verdict.id) ? { ...verdict, exchanges: ['x1'], durationMs: 250 } : verdict,
  );
  writeAllure({ ...run, verdicts, judgedAt: new Map([[ids[0] ?? '', 1_790_000_000_000]]) }, folder);
  const [first] = resultsIn(folder).filter(({ name }) => name === ids[0]);
  expect(first).toMatchObject({ start: 1_789_999_999_750, stop: 1_790_000_000_000 });
  expect(readdirSync(folder).filter((file) => file.includes('attachment'))).toEqual(['x1-attachment.json']);
});

test('an incomplete run and an outdated deviation are tests of their own, and the outcome is in the environment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-allure-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const cut = finishedRun([verdict()], {
    planned: 49,
    endedEarly: 'the time of --max-duration is over',
    deviations: [{ clause: 'ENV-1', reason: 'known', state: 'stale', count: 0, cases: [] }],
  });
  writeAllure(cut, folder);
  const told = resultsIn(folder).map(({ name, status, statusDetails }) => [
    name,
    status,
    statusDetails.message,
  ]);
  expect(told).toEqual([
    ['deviations.0 (ENV-1)', 'failed', expect.stringContaining('nothing that it names is broken any more')],
    ['json/DiscountGet/ENV-1', 'passed', undefined],
    [
      'the run is incomplete',
      'broken',
      'ended early: the time of --max-duration is over; 1 of 49 planned cases ended in a verdict.',
    ],
  ]);
  expect(readFileSync(join(folder, 'environment.properties'), 'utf8')).toContain(
    `outcome=${summarise(cut).outcome}`,
  );
});

test.skipIf(process.platform === 'win32')('nobody else may read what is written', () => {
  const { folder } = written();
  const modes = readdirSync(folder).map((file) => statSync(join(folder, file)).mode & 0o777);
  expect(new Set(modes)).toEqual(new Set([0o600]));
});

test('results of other tools stay, and those of our last run go', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-allure-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const theirs = ['mine-result.json', 'mine-attachment.txt', 'categories.json'];
  for (const name of theirs) writeFileSync(join(folder, name), 'mine');
  const ours = (): readonly string[] => readdirSync(folder).filter((name) => !theirs.includes(name));
  writeAllure(run, folder);
  const first = ours();
  writeAllure(run, folder);
  const isResult = (name: string): boolean => name.endsWith('-result.json');
  expect(ours()).toHaveLength(first.length);
  expect(first.filter(isResult).some((name) => ours().includes(name))).toBe(false);
  removeOwnAllure(folder);
  expect(readdirSync(folder).sort()).toEqual([...theirs].sort());
  for (const name of theirs) expect(readFileSync(join(folder, name), 'utf8')).toBe('mine');
});
