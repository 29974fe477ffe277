import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keyFinder, tooShortKey } from '../../harness/redaction/keyFinder.ts';
import { resultsOf, workFolder } from './assay.ts';
import { assayHere } from './assayHere.ts';
import { printedHelp } from './printedHelp.ts';
import { reference } from './servers.ts';

test.each([
  ['sandbox', ['APIKeyGet'], 1],
  ['sandbox', ['APIKeyGet', '--clauses', 'ENV-1'], 0],
  ['not-a-secret-sandbox-key', ['APIKeyGet'], 0],
])('a run with the key %s on %j says %i times that it is too short', async (apiKey, selected, times) => {
  const { url } = await reference({ apiKey });
  const folder = workFolder();
  const flags = ['--target', url, '--formats', 'json', '--operations', ...selected];
  const { code, stdout } = await assayHere(folder, ['run', ...flags], { ASSAY_API_KEY: apiKey });
  expect(code).toBe(0);
  expect(stdout.match(/fewer than 8 characters/g)?.length ?? 0).toBe(times);
  const { run, verdicts } = resultsOf(folder);
  expect(run.notes.filter((note) => note === tooShortKey)).toHaveLength(times);
  const looked = verdicts.filter(({ clause }) => clause === 'AUTH-4');
  const expected = apiKey === 'sandbox' ? `blocked ${tooShortKey}` : 'passed ';
  for (const { status, message = '' } of looked) expect(`${status} ${message}`).toBe(expected);
  expect(looked.length > 0).toBe(selected.length === 1);
});

test('every key that the documents show is long enough to be looked for', () => {
  const pages = [
    'README.md',
    ...readdirSync('docs')
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  ];
  const texts = [...pages.map((page) => readFileSync(page, 'utf8')), ...printedHelp()];
  const keys = texts.flatMap((text) =>
    [...text.matchAll(/assay serve .*--api-key ([\w-]+)/g)].map(([, key = '']) => key),
  );
  expect(keys.length).toBeGreaterThan(1);
  expect(keys.filter((key) => keyFinder(key) === undefined)).toEqual([]);
});
