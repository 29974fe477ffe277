import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { standInOf } from '../../cli/run/files/storedReader.ts';
import { formOfKey, standInFor } from '../../harness/redaction/standIn.ts';
import { ownFaults } from '../../server/faults.ts';
import { workFolder } from '../cli/assay.ts';
import { assayHere } from '../cli/assayHere.ts';
import { commandHere } from '../cli/commandHere.ts';
import { reference } from '../cli/servers.ts';
import { certifiedPart } from './partOfSuite.ts';

const hooks = [ownFaults.get('codeAsNumber')?.hook ?? (() => ({}))];

test.each([
  { apiKey: 'a-key-of-its-own', formats: ['json', 'xml'] },
  { apiKey: '4711471147114711', formats: ['csv', 'json'] },
  { apiKey: 'Zx81ab', formats: ['jsv', 'json'] },
])('of the folder, no script and no page shows the stand-in: $apiKey', async ({ apiKey, formats }) => {
  const { url } = await reference({ apiKey, hooks });
  const folder = workFolder();
  const selection = { operations: ['APIKeyGet', 'DiscountGet'], formats, allow: ['all'] };
  await certifiedPart(folder, { ...selection, target: [url], 'api-key': [apiKey] });
  const stored = join(folder, 'out', 'exchanges.ndjson');
  const standIn = standInFor(formOfKey(apiKey));
  expect(readFileSync(stored, 'utf8')).toContain(standIn);
  expect(await standInOf(stored)).toBe(standIn);

  const shown = await commandHere(folder, ['show', '1', '--in', 'out']);
  expect([shown.code, shown.stdout]).toEqual([0, expect.stringContaining('$ASSAY_API_KEY')]);
  const { code } = await commandHere(folder, ['repro', 'out', '--vitest', '--har']);
  expect(code).toBe(0);
  const made = readdirSync(join(folder, 'assay-repro'));
  expect(made).toEqual(expect.arrayContaining(['run.har', expect.stringMatching(/\.sh$/)]));
  for (const name of made) {
    const text = readFileSync(join(folder, 'assay-repro', name), 'utf8');
    expect([name, text]).toEqual([name, expect.stringContaining('ASSAY_API_KEY')]);
    expect(text).not.toMatch(new RegExp(`\\b${standIn}\\b`, 'i'));
  }
  expect(shown.stdout).not.toMatch(new RegExp(`\\b${standIn}\\b`, 'i'));

  const judged = await commandHere(folder, ['judge', 'out']);
  expect(judged.stdout).toMatch(/(\d+) of \1 verdicts are the same to the word\./);
  expect(judged.code).toBe(0);
});

test('a plain run holds no stand-in', async () => {
  const { url } = await reference({ apiKey: 'KeyStandIn7q9' });
  const folder = workFolder();
  const env = { ASSAY_API_KEY: 'KeyStandIn7q9' };
  await assayHere(folder, ['run', '--target', url, '--cases', 'csv/UserGet/ENV-*', '--out', 'out'], env);
  expect(await standInOf(join(folder, 'out', 'exchanges.ndjson'))).toBeUndefined();
});
