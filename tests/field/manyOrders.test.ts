import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { createServer } from '../../server/createServer.ts';
import { fixtures } from '../../server/fixtures.ts';
import { listen } from '../../server/listen.ts';
import { numeric } from '../../specs/numeric.ts';
import { assay, resultsOf, workFolder } from '../cli/assay.ts';

const orders = 20_000;
const mostMb = 600;

/** Notes the most memory that a process ever held, in kilobytes, when it ends. */
const noting = `
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
if (isMainThread)
  process.on('exit', () => writeFileSync('memory.txt', String(process.resourceUsage().maxRSS)));
`;

test('a target with 20,000 orders is judged in all formats, and the run holds less than 600 MB', {
  timeout: 300_000,
}, async () => {
  const server = createServer();
  const named = fixtures(server.store);
  for (let count = 0; count < orders; count += 1)
    server.store.salesOrders.insert((id) => ({
      SalesOrderId: numeric(id),
      SalesOrderNo: `SO-${id}`,
      SalesOrderReferenceNo: `REF-${id}`,
      SalesOrderClientID: numeric(702),
      SalesOrderStatus: 'Verified',
      SalesOrderIsDropship: count % 2 === 0,
      SalesOrderComments: `Order ${id} of a customer who orders much`,
    }));
  const { url, close } = await listen(server);
  onTestFinished(close);
  const folder = workFolder();
  writeFileSync(join(folder, 'fixtures.json'), JSON.stringify(named));
  writeFileSync(join(folder, 'noting.mjs'), noting);
  // Reading a list of this size may take a slow machine longer than anybody's usual timeout.
  const args = ['run', '--target', url, '--fixtures', 'fixtures.json', '--operations', 'SalesOrderGet'];
  const ended = await assay(folder, [...args, '--timeout', '60s'], {
    ASSAY_API_KEY: server.apiKey,
    NODE_OPTIONS: `--import ${pathToFileURL(join(folder, 'noting.mjs')).href}`,
  });
  const { summary } = resultsOf(folder);
  expect(summary, ended.stdout).toMatchObject({ failed: 0, errored: 0 });
  expect(summary.passed).toBeGreaterThan(500);
  // More records than a run reads: nothing that needs all of them is judged.
  expect(summary.blocked).toBeGreaterThan(0);
  const megabytes = Number(readFileSync(join(folder, 'memory.txt'), 'utf8')) / 1024;
  expect(megabytes).toBeGreaterThan(100);
  expect(megabytes).toBeLessThan(mostMb);
});
