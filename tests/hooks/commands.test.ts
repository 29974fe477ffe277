import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRun } from '../../cli/compare/readRun.ts';
import { rerun } from '../../cli/rerun/rerun.ts';
import { loadSettings } from '../../config/loadSettings.ts';
import type { Results } from '../../reports/results.ts';
import { workFolder } from '../cli/assay.ts';
import { assayHere, hostHere } from '../cli/assayHere.ts';
import { commandHere } from '../cli/commandHere.ts';
import { withHooks } from './exampleFile.ts';
import { gateway } from './gateway.ts';

const checks = (level: string): string =>
  `export const checks = [{ name: 'mine', level: '${level}', statement: 'It is so.', check: ({ operation }) => operation === 'UserGet' ? [{ message: 'not mine' }] : [] }];\n`;
const signs = "export const onRequest = () => ({ headers: { 'x-token': 'abcdefgh12345678' } });\n";

const resultsIn = (folder: string): Results => readRun(folder).results as Results;

test('assay certify refuses hooks', async () => {
  const folder = workFolder();
  withHooks(folder, signs);
  const { code, stderr } = await commandHere(folder, ['certify']);
  expect(stderr).toMatch(
    /^assay: hooks: a certificate is about the document's cases .* assay\.config\.mjs adds to both\./,
  );
  expect(code).toBe(2);
});

test('a run with hooks is judged again, run again and merged; a script of it is refused', async () => {
  const folder = workFolder();
  const target = await gateway();
  const env = { ASSAY_API_KEY: target.apiKey };
  withHooks(folder, checks('MUST') + signs);
  const at = ['--target', target.url];
  const selection = ['--operations', 'UserGet,DiscountGet', '--formats', 'json,csv'];
  const clauses = ['--clauses', 'ENV-2,own-*', '--report', 'html'];
  const run = ['run', ...at, ...selection, ...clauses];
  expect((await assayHere(folder, run, env)).code).toBe(1);
  const whole = resultsIn(join(folder, 'assay-report'));
  const red = ['csv/UserGet/own-mine', 'json/UserGet/own-mine'];
  expect(whole.verdicts.filter(({ status }) => status === 'failed').map(({ id }) => id)).toEqual(red);

  const calls = target.seen.length;
  const scripts = await commandHere(folder, ['repro']);
  expect(scripts.stdout).toMatch(
    /own-mine has no script: onRequest in assay\.config\.mjs signed the requests of this run, and a script can't\./,
  );
  const again = await commandHere(folder, ['judge', 'assay-report', '--out', 'again']);
  expect(again.stdout).toContain(
    `${whole.verdicts.length} of ${whole.verdicts.length} verdicts are the same to the word.`,
  );
  expect(resultsIn(join(folder, 'again')).run.hooks).toEqual(whole.run.hooks);
  withHooks(folder, checks('SHOULD'));
  const other = await commandHere(folder, ['judge', 'assay-report', '--out', 'again']);
  expect(other.stdout).toContain('assay.config.mjs has changed since the run.');
  expect(target.seen).toHaveLength(calls);

  const rerun = await commandHere(folder, ['rerun', '--plan'], env);
  expect(rerun.code).toBe(2);
  rmSync(join(folder, 'assay.config.mjs'));
  const gone = await commandHere(folder, ['judge', 'assay-report', '--out', 'again']);
  expect(gone.stdout).toContain("4 cases of own checks can't be judged again: assay.config.mjs is not here.");
  const without = await commandHere(folder, ['rerun'], env);
  expect(without.stderr).toContain(
    `hooks: run ${whole.run.id} had assay.config.mjs; name the file with --config`,
  );
});

test('a run whose own check has another name by now is judged again without it, and curl knows own checks', async () => {
  const folder = workFolder();
  const target = await gateway();
  const env = { ASSAY_API_KEY: target.apiKey };
  const checksNamed = (names: readonly string[]): string =>
    `export const checks = [${names.map((name) => `{ name: '${name}', level: 'MUST', statement: 'It is so.', check: () => [{ message: 'no' }] }`).join()}];\n`;
  // A module is loaded once in a process, so each has a file of its own.
  const named = (file: string, ...names: readonly string[]): string[] => {
    withHooks(folder, checksNamed(names), file);
    return ['--config', file];
  };
  const selection = ['--operations', 'UserGet', '--formats', 'json', '--clauses', 'own-*'];
  const run = ['run', '--target', target.url, ...selection, '--report', 'junit'];
  expect((await assayHere(folder, [...run, ...named('a.mjs', 'stays', 'goes')], env)).code).toBe(1);

  const again = async (file: string, out: string) => {
    const { host, text } = hostHere();
    const settings = loadSettings({
      flags: { config: [file], out: [out], report: ['junit'] },
      environment: env,
      folder,
    });
    return { ended: rerun(join(folder, 'assay-report'), settings, false, host), text };
  };
  named('b.mjs', 'stays');
  const { ended, text } = await again('b.mjs', 'again');
  expect(await ended).toBe(1);
  expect(text.stderr).toMatch(
    /Not judged again, because there is no such case any more: 1 case of run \S+ \(json\/UserGet\/own-goes\)\n/,
  );
  expect(resultsIn(join(folder, 'again')).verdicts.map(({ id }) => id)).toEqual(['json/UserGet/own-stays']);
  named('c.mjs', 'other');
  await expect((await again('c.mjs', 'none')).ended).rejects.toThrow(
    /^cases: 2 cases of run \S+ \(json\/UserGet\/own-\w+ and others\) had to be judged again, and none of them exists any more/,
  );
  const curl = await commandHere(folder, ['curl', 'json/UserGet/own-stays', '--target', target.url], {
    ...env,
    ASSAY_CONFIG: 'b.mjs',
  });
  expect([curl.stderr, curl.code]).toEqual(['', 0]);
  expect(curl.stdout).toContain('UserGet');
});

test('shards with own checks merge where their file is', async () => {
  const folder = workFolder();
  const target = await gateway();
  const env = { ASSAY_API_KEY: target.apiKey };
  withHooks(folder, checks('MUST'));
  const run = ['run', '--target', target.url, '--operations', 'UserGet,DiscountGet', '--formats', 'json'];
  const part = ['--clauses', 'ENV-2,own-*', '--report', 'junit'];
  for (const index of [1, 2])
    await assayHere(folder, [...run, ...part, '--shard', `${index}/2`, '--out', `part-${index}`], env);
  const merge = ['merge', 'part-1', 'part-2', '--out', 'merged'];
  expect((await commandHere(folder, merge, env)).code).toBe(1);
  const merged = resultsIn(join(folder, 'merged'));
  expect(
    merged.verdicts.filter(({ clause }) => clause === 'own-mine').map(({ id, status }) => [id, status]),
  ).toEqual([
    ['json/DiscountGet/own-mine', 'passed'],
    ['json/UserGet/own-mine', 'failed'],
  ]);
  expect(merged.run.planned).toBe(merged.verdicts.length);
  expect(merged.run.hooks?.exports).toEqual(['checks']);
  withHooks(folder, `${checks('MUST')}// changed`);
  expect((await commandHere(folder, merge, env)).stderr).toContain(
    'part-1 has own checks from assay.config.mjs, and the one here is another;',
  );
  rmSync(join(folder, 'assay.config.mjs'));
  expect((await commandHere(folder, merge, env)).stderr).toContain('and it is not here;');
});

test('a run goes on only with the same hooks', async () => {
  const folder = workFolder();
  const target = await gateway();
  const env = { ASSAY_API_KEY: target.apiKey };
  withHooks(folder, checks('MUST'));
  const run = ['run', '--target', target.url, '--operations', 'UserGet,DiscountGet', '--formats', 'json'];
  const part = ['--clauses', 'ENV-2,own-*', '--concurrency', '1', '--report', 'junit'];
  await assayHere(folder, [...run, ...part, '--fail-fast'], env);
  expect(resultsIn(join(folder, 'assay-report')).run.endedEarly).toMatch(/--fail-fast/);
  cpSync(join(folder, 'assay.config.mjs'), join(folder, 'same.mjs'));
  withHooks(folder, checks('SHOULD'));
  const changed = await assayHere(folder, [...run, ...part, '--resume'], env);
  expect(changed.stderr).toContain('hooks');
  expect(changed.code).toBe(2);
  await assayHere(folder, [...run, ...part, '--resume', '--config', 'same.mjs'], env);
  const { verdicts } = resultsIn(join(folder, 'assay-report'));
  expect(verdicts.map(({ id, status }) => `${id} ${status}`)).toEqual(
    expect.arrayContaining(['json/UserGet/own-mine failed', 'json/DiscountGet/own-mine passed']),
  );
  expect(readFileSync(join(folder, 'assay-report/made.ndjson'), 'utf8')).toContain('"hooks"');
});
