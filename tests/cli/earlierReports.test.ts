import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setEarlierAside } from '../../cli/run/files/setEarlierAside.ts';
import { openTestRun } from '../../cli/vitest/openTestRun.ts';
import { loadSettings } from '../../config/loadSettings.ts';
import type { Results } from '../../reports/results.ts';
import { ownFaults } from '../../server/faults.ts';
import { workFolder } from './assay.ts';
import { assayHere } from './assayHere.ts';
import { reference } from './servers.ts';

const key = { ASSAY_API_KEY: 'key' };
const few = ['--operations', 'UserGet', '--formats', 'json', '--report', 'html,junit'];

/** All files of a folder with what they hold. */
const filesOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

test('a run that finds no target leaves the last report whole, and the next one that does replaces it', async () => {
  const folder = workFolder();
  const { url } = await reference({ apiKey: 'key' });
  const out = join(folder, 'assay-report');
  expect((await assayHere(folder, ['run', '--target', url, ...few], key)).code).toBe(0);
  const before = filesOf(out);
  expect(Object.keys(before)).toEqual(expect.arrayContaining(['results.json', 'junit.xml', 'made.ndjson']));
  expect((await assayHere(folder, ['run', '--target', 'http://127.0.0.1:9', ...few], key)).code).toBe(3);
  expect(filesOf(out)).toEqual(before);
  const again = ['run', '--target', url, ...few.slice(0, -1), 'junit'];
  expect((await assayHere(folder, again, key)).code).toBe(0);
  const after = filesOf(out);
  expect(after['results.json']).not.toBe(before['results.json']);
  expect(Object.keys(after)).toEqual(Object.keys(before).filter((name) => name !== 'report.html'));
});

test('the command of a finding leaves the run that it comes from', async () => {
  const folder = workFolder();
  const { url } = await reference({
    apiKey: 'key',
    hooks: [ownFaults.get('codeAsNumber')?.hook ?? (() => ({}))],
  });
  for (const out of ['assay-report', 'other']) {
    await assayHere(folder, ['run', '--target', url, ...few, '--out', out], key);
    const before = filesOf(join(folder, out));
    const { findings } = JSON.parse(before['results.json'] ?? '') as Results;
    const words = findings[0]?.replay.replaceAll("'", '').split(' ').slice(1) ?? [];
    const { code, stdout } = await assayHere(folder, words, key);
    expect(code).toBe(1);
    expect(stdout).toContain(join(folder, 'assay-again'));
    expect(filesOf(join(folder, out))).toEqual(before);
  }
});

test.each(['report.html', 'junit.xml', 'summary.md', 'exchanges.ndjson', 'results.json'])(
  'a %s that no run of ours made is never replaced',
  async (name) => {
    const folder = workFolder();
    const out = join(folder, 'reports');
    mkdirSync(out);
    writeFileSync(join(out, name), '{"of":"another tool"}');
    const { code, stderr } = await assayHere(folder, ['run', ...few, '--out', out]);
    expect(stderr).toBe(
      `assay: out: ${out} holds ${name} and no run of Assay, and a run would replace that; name another folder with --out.\n`,
    );
    expect(code).toBe(2);
    expect(filesOf(out)).toEqual({ [name]: '{"of":"another tool"}' });
  },
);

test('a test run without a key leaves its folder as it is', async () => {
  const folder = workFolder();
  const out = join(folder, 'out');
  mkdirSync(out);
  writeFileSync(join(out, 'results.json'), 'earlier');
  const settings = loadSettings({ flags: { target: ['http://127.0.0.1:9'] }, environment: {}, folder });
  await expect(openTestRun(settings, out)).rejects.toThrow('apiKey: none was given for this target');
  expect(filesOf(out)).toEqual({ 'results.json': 'earlier' });
  expect(existsSync(join(out, '.assay.lock'))).toBe(false);
});

test('a run that was killed while it set the last one aside has lost nothing', () => {
  const folder = workFolder();
  mkdirSync(join(folder, '.assay.moving'));
  writeFileSync(join(folder, '.assay.moving', 'results.ndjson'), 'verdicts');
  writeFileSync(join(folder, '.assay.moving', 'made.ndjson.part'), 'cut o');
  writeFileSync(join(folder, 'exchanges.ndjson'), 'exchanges');
  writeFileSync(join(folder, 'made.ndjson'), 'ledger');
  const before = {
    'results.ndjson': 'verdicts',
    'exchanges.ndjson': 'exchanges',
    'made.ndjson': 'ledger',
  };
  const earlier = setEarlierAside(folder);
  expect(readdirSync(folder).sort()).toEqual(['.assay.earlier', 'made.ndjson']);
  writeFileSync(join(folder, 'exchanges.ndjson'), '');
  earlier.putBack();
  expect(filesOf(folder)).toEqual(before);
});

test('a run that was killed after it had judged something is the last one', () => {
  const folder = workFolder();
  for (const name of ['results.ndjson', 'exchanges.ndjson']) writeFileSync(join(folder, name), 'earlier');
  setEarlierAside(folder);
  for (const name of ['results.ndjson', 'exchanges.ndjson']) writeFileSync(join(folder, name), 'later');
  const earlier = setEarlierAside(folder);
  earlier.putBack();
  expect(filesOf(folder)).toEqual({ 'results.ndjson': 'later', 'exchanges.ndjson': 'later' });
});
