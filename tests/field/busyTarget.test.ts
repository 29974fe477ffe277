import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createServer } from '../../server/createServer.ts';
import { fixtures } from '../../server/fixtures.ts';
import { assay, resultsOf, workFolder } from '../cli/assay.ts';
import { openHttp } from '../cli/servers.ts';
import { bodyOf } from './targets.ts';

const latencyMs = 100;
// Four calls at once, and not sixteen: what is measured is how many calls are under way all the time, and so few leave a busy
// machine the time to make them. A clause of every answer in one format is some four hundred calls, ten seconds, twenty mishaps of
// the one kind and forty of the other. One mishap that cost more than itself would show: with one call at a time it takes 40 s.
// WHOLE_LOAD=1 makes it a whole run with sixteen, which wants a machine with nothing else to do.
const isWhole = process.env.WHOLE_LOAD === '1';
const concurrency = isWhole ? 16 : 4;
const selection = [
  ...(isWhole ? [] : ['--clauses', 'ENV-1', '--formats', 'json']),
  ...['--concurrency', String(concurrency)],
];

test('a far target with mishaps: 5 % are put off, every tenth connection is closed; no error, and little time is lost', {
  timeout: 120_000,
}, async () => {
  const server = createServer();
  let answers = 0;
  /** When the calls of the run came, without those before and after it. */
  const came: number[] = [];
  const { url, close } = await openHttp(async (request, response) => {
    const { method = 'GET', url: path = '/' } = request;
    const headers = request.headers as Record<string, string>;
    if (!/; (?:preflight|cleaning up)\)/.test(headers['user-agent'] ?? '')) came.push(performance.now());
    const body = await bodyOf(request);
    await pause(latencyMs);
    answers += 1;
    const isClosed = answers % 10 === 0 ? { connection: 'close' } : {};
    if (answers % 20 === 7) {
      response.writeHead(503, { 'retry-after': '0', ...isClosed }).end();
      return;
    }
    const right = server.handle({ method, url: path, headers, body });
    response.writeHead(right.status, { ...right.headers, ...isClosed }).end(right.body);
  });
  onTestFinished(close);
  const folder = workFolder();
  writeFileSync(join(folder, 'fixtures.json'), JSON.stringify(fixtures(server.store)));
  const args = ['run', '--target', url, '--fixtures', 'fixtures.json', '--report', 'junit', ...selection];
  const ended = await assay(folder, args, { ASSAY_API_KEY: server.apiKey });
  expect(ended.code, ended.stdout).toBe(0);
  expect(resultsOf(folder).summary).toMatchObject({ failed: 0, errored: 0 });
  expect(came.length).toBeGreaterThan(300);
  const wallMs = (came.at(-1) ?? 0) - (came[0] ?? 0) + latencyMs;
  if (isWhole) console.log(`${came.length} calls in ${Math.round(wallMs)} ms`);
  expect(wallMs / ((latencyMs * came.length) / concurrency)).toBeLessThan(1.4);
});
