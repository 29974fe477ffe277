import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createServer } from '../../server/createServer.ts';
import { fixtures } from '../../server/fixtures.ts';
import { listen } from '../../server/listen.ts';
import { assay, type Ended, verdictLines, workFolder } from './assay.ts';
import { assayHere } from './assayHere.ts';

/** Longer than any target on this host takes: requests are sent by a thread of their own. */
const latencyMs = 30;

interface FarRun extends Ended {
  readonly folder: string;
}

async function judgeFarAway(...flags: readonly string[]): Promise<FarRun> {
  const server = createServer();
  const { url, close } = await listen(server, { latencyMs });
  onTestFinished(close);
  const folder = workFolder();
  writeFileSync(join(folder, 'fixtures.json'), JSON.stringify(fixtures(server.store)));
  const args = ['run', '--target', url, '--fixtures', 'fixtures.json', ...flags];
  return { folder, ...(await assay(folder, args, { ASSAY_API_KEY: server.apiKey })) };
}

test('a target that is far away is judged as a near one, and each exchange is written once', async () => {
  const { folder, stderr, code } = await judgeFarAway('--clauses', 'ACT-1,AUTH-1,FLT-3,XF-2');
  expect(stderr).not.toMatch(/fault of assay/);
  expect(code).toBe(0);
  const verdicts = verdictLines(folder);
  expect(verdicts.length).toBeGreaterThan(300);
  expect([...new Set(verdicts.map(({ status }) => status))]).toEqual(['passed']);
  const ids = readFileSync(join(folder, 'assay-report', 'exchanges.ndjson'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { id: string }).id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('what is not allowed on a target that is far away is blocked, and no error', async () => {
  const { folder, stderr } = await judgeFarAway('--clauses', 'ACT-2', '--read-only', '--formats', 'json');
  expect(stderr).not.toMatch(/fault of assay/);
  const outcomes = new Set(verdictLines(folder).map(({ status, cause }) => `${status} ${cause}`));
  expect([...outcomes]).toEqual(['blocked allowance']);
});

test('a run that ends by its time cleans up as usual, also where each answer takes longer than a hurried clean-up waits', async () => {
  const server = createServer();
  const companies = () => server.store.companies.all().length;
  const before = companies();
  let most = before;
  const slow = { latencyMs: 1100, log: () => (most = Math.max(most, companies())) };
  const { url, close } = await listen(server, slow);
  onTestFinished(close);
  const folder = workFolder();
  const args = [
    'run',
    '--target',
    url,
    '--formats',
    'json',
    '--operations',
    'CompanyUpdate',
    '--clauses',
    'ACT-2',
  ];
  const { stdout, code } = await assayHere(folder, [...args, '--max-duration', '12s'], {
    ASSAY_API_KEY: server.apiKey,
  });
  expect(code).toBe(4);
  expect(most).toBeGreaterThan(before);
  expect(stdout).not.toContain('mvCompany');
  expect(companies()).toBe(before);
}, 60_000);
