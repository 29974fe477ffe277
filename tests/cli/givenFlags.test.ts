import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { givenFlags } from '../../cli/run/runCommand.ts';
import { holdHooks } from '../../config/hooks/loadHooks.ts';
import { defaultSettings, loadSettings } from '../../config/loadSettings.ts';
import { ownFaults } from '../../server/faults.ts';
import { resultsOf, workFolder } from './assay.ts';
import { assayHere } from './assayHere.ts';
import { reference } from './servers.ts';

const usual = defaultSettings('.');
const flagsWith = (over: Partial<typeof usual>): readonly string[] => givenFlags({ ...usual, ...over });

test('what is usual is not repeated', () => {
  expect(givenFlags(usual)).toEqual([]);
  expect(flagsWith({ hooks: resolve('assay.config.mjs') })).toEqual([]);
  expect(flagsWith({ hooks: holdHooks({}) })).toEqual([]);
});

test('what decides how a case ends, and what it is judged with, is repeated', () => {
  expect(flagsWith({ strict: true })).toEqual(['--strict']);
  expect(flagsWith({ listenerUrl: 'http://ci.example:9000' })).toEqual([
    "--listener-url 'http://ci.example:9000'",
  ]);
  expect(flagsWith({ listenerUrl: 'http://me:secret@ci.example:9000' })).toEqual([]);
});

test('files that --config or ASSAY_CONFIG names are repeated, and the usual ones are found again', () => {
  const folder = workFolder();
  for (const name of ['ci.json', 'assay.config.json']) writeFileSync(join(folder, name), '{}');
  writeFileSync(join(folder, 'ours.mjs'), '');
  const flags = (config: readonly string[], environment = {}): readonly string[] =>
    givenFlags(loadSettings({ flags: config.length === 0 ? {} : { config }, environment, folder }));
  expect(flags([])).toEqual([]);
  const [json, module] = ['ci.json', 'ours.mjs'].map((name) => `--config '${join(folder, name)}'`);
  expect(flags(['ci.json', 'ours.mjs'])).toEqual([json, module]);
  expect(flags([], { ASSAY_CONFIG: 'ci.json' })).toEqual([json]);
});

test('headers are repeated, and the value of one that is shown nowhere is left to fill in', () => {
  const headers = { 'X-Tenant': '7', 'Accept-Language': 'de', 'X-Gate': 'let-me-in-4711', 'X-Token': 'x' };
  expect(flagsWith({ headers, flaggedHeaders: Object.keys(headers) })).toEqual([
    "--header 'X-Tenant: 7'",
    "--header 'Accept-Language: de'",
    "--header 'X-Gate: …'",
    "--header 'X-Token: …'",
  ]);
});

test('a secret header comes from the environment or a file again, if it came from there', () => {
  const folder = workFolder();
  writeFileSync(
    join(folder, 'assay.config.json'),
    JSON.stringify({ headers: { 'X-Gate': 'let-me-in-4711' } }),
  );
  const environment = { ASSAY_HEADER: 'Authorization: Bearer Zx81q4711' };
  expect(givenFlags(loadSettings({ flags: { header: ['X-Tenant: 7'] }, environment, folder }))).toEqual([
    "--header 'X-Tenant: 7'",
  ]);
});

test('the reports say that a value is to be filled in', async () => {
  const folder = workFolder();
  const apiKey = 'a-key-of-its-own';
  const { url } = await reference({ apiKey, hooks: [ownFaults.get('codeAsNumber')?.hook ?? (() => ({}))] });
  const selection = ['--operations', 'UserGet', '--clauses', 'ENV-2', '--formats', 'json'];
  const headers = ['--header', 'X-Tenant: 7', '--header', 'X-Gate: let-me-in-4711'];
  const { stdout } = await assayHere(folder, ['run', '--target', url, ...selection, ...headers], {
    ASSAY_API_KEY: apiKey,
  });
  expect(resultsOf(folder).findings[0]?.replay).toContain(` --header 'X-Tenant: 7' --header 'X-Gate: …' `);
  const sentence = 'Fill in the value of each --header that has … in its place.';
  expect(stdout).toContain(sentence);
  expect(readFileSync(join(folder, 'assay-report', 'report.html'), 'utf8')).toContain(sentence);
});

test('the command of a finding holds them, with the key removed', async () => {
  const folder = workFolder();
  const apiKey = 'a-key-of-its-own';
  const { url } = await reference({ apiKey, hooks: [ownFaults.get('codeAsNumber')?.hook ?? (() => ({}))] });
  const selection = ['--operations', 'UserGet', '--clauses', 'ENV-2', '--formats', 'json'];
  const more = ['--strict', '--listener-url', `http://ci.example:9000/${apiKey}`];
  await assayHere(folder, ['run', '--target', url, ...selection, ...more], { ASSAY_API_KEY: apiKey });
  expect(resultsOf(folder).findings[0]?.replay).toContain(
    ` --strict --listener-url 'http://ci.example:9000/$ASSAY_API_KEY' --cases `,
  );
});
