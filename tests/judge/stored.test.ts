import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownFaults } from '../../server/faults.ts';
import { workFolder } from '../cli/assay.ts';
import { assayHere } from '../cli/assayHere.ts';
import { reference } from '../cli/servers.ts';
import { judgeHere } from './judgeHere.ts';

test('the exchanges of a run show by themselves what the run found in single answers', async () => {
  const apiKey = 'a key of its own';
  const hook = ownFaults.get('codeAsNumber')?.hook;
  const { url } = await reference({ apiKey, hooks: hook === undefined ? [] : [hook] });
  const folder = workFolder();
  const selection = ['--operations', 'DiscountGet', '--formats', 'json,csv', '--clauses', 'ENV-*,AUTH-3'];
  await assayHere(folder, ['run', '--target', url, ...selection], { ASSAY_API_KEY: apiKey });
  const { red, traffic } = await judgeHere(
    readFileSync(join(folder, 'assay-report', 'exchanges.ndjson'), 'utf8'),
  );
  // The keys are removed from a stored exchange, so the wrong ones look like the right one. None is held against the target.
  expect(red.filter((one) => !one.includes('/ENV-2'))).toEqual([]);
  expect(red).toContain('json/DiscountGet/ENV-2 failed');
  expect(traffic?.notJudged.map(({ reason }) => reason)).toContain('a wrong key was sent on purpose');
});
