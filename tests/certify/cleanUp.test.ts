import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyBundle } from '../../cli/verify/verifyBundle.ts';
import { certifiedPart } from './partOfSuite.ts';
import { contentsOf, reseal } from './spoilt.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-cleaning-'));
const spoilt = join(folder, 'spoilt.tgz');
let file: string;

beforeAll(async () => {
  const selection = { operations: ['CompanyUpdate'], formats: ['json'], clauses: ['ACT-1'] };
  ({ file } = await certifiedPart(folder, selection));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Why a bundle is refused once one exchange of clean-up is another. */
async function refusedAfter(calls: string, change: (line: string) => string): Promise<string> {
  const contents = contentsOf(file);
  const at = contents.exchanges.findIndex(
    (line) => line.includes('cleaning up') && line.includes(`/json/reply/${calls}`),
  );
  const line = contents.exchanges[at] ?? '';
  const changed = change(line);
  expect(changed).not.toBe(line);
  contents.exchanges[at] = changed;
  await reseal(spoilt, contents);
  const verified = await verifyBundle(spoilt, { isPart: true });
  return 'refused' in verified ? verified.refused : '(taken)';
}

it('takes a bundle with a clean-up as it is', async () => {
  expect(await verifyBundle(file, { isPart: true })).toHaveProperty('certificate');
});

it('refuses another request of clean-up, and an answer after which it would have gone on in another way', async () => {
  const deleted = await refusedAfter('CompanyDelete', (line) =>
    line.replace(/CompanyIDToDelete\\":\d+/, 'CompanyIDToDelete\\":987654'),
  );
  expect(deleted).toMatch(
    /^the record holds exchange x\d+ \(POST \/json\/reply\/CompanyDelete\), and the suite does not make that call there$/,
  );
  const shown = await refusedAfter('CompanyGet', (line) =>
    line.replace(/"CompanyId\\":\d+/g, '"CompanyId\\":1'),
  );
  expect(shown).toMatch(/the record holds exchange x\d+|the suite calls/);
  const refused = await refusedAfter('CompanyDelete', (line) =>
    line.replace(
      /"response":\{"status":200(.*?)ErrorCode\\":\\"0\\"/,
      '"response":{"status":400$1ErrorCode\\":\\"1\\"',
    ),
  );
  expect(refused).toMatch(/the record holds|the suite calls/);
});
