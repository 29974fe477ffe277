import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createServer } from '../../server/createServer.ts';
import { fixtures } from '../../server/fixtures.ts';
import { listen } from '../../server/listen.ts';
import { assay, verdictLines, workFolder } from '../cli/assay.ts';
import { withHooks } from './exampleFile.ts';

test('the built command loads hooks in each thread, and beforeRun hands them a token', async () => {
  const folder = workFolder();
  const tokens: string[] = [];
  const server = createServer({
    hooks: [
      (inner) => ({
        exchange: (request) => {
          tokens.push(request.headers['x-token'] ?? 'none');
          return inner.exchange(request);
        },
      }),
    ],
  });
  // Far enough away to be sent to by a thread of its own.
  const { url, close } = await listen(server, { latencyMs: 30 });
  onTestFinished(close);
  writeFileSync(join(folder, 'fixtures.json'), JSON.stringify(fixtures(server.store)));
  withHooks(
    folder,
    `import { threadId } from 'node:worker_threads';
export const beforeRun = async () => { process.env.TOKEN = 'token-of-this-run'; };
export const onRequest = ({ url }) => {
  if (url.includes('DiscountGet')) throw new Error('no token for discounts');
  return { headers: { 'x-token': process.env.TOKEN + threadId } };
};
export const checks = [{ name: 'mine', level: 'MUST', statement: 'It is so.', check: () => { throw new Error('not mine in ' + process.env.TOKEN); } }];
`,
  );
  const args = ['--formats', 'json', '--operations', 'UserGet,DiscountGet', '--clauses', 'ENV-2,own-*'];
  const { code, stderr } = await assay(
    folder,
    ['run', '--target', url, '--fixtures', 'fixtures.json', ...args],
    { ASSAY_API_KEY: server.apiKey },
  );
  expect(stderr).not.toMatch(/fault of assay/);
  expect(code).toBe(4);
  const said = new Map(verdictLines(folder).map(({ id, status, message }) => [id, `${status} ${message}`]));
  expect(said.get('json/UserGet/ENV-2')).toMatch(/^passed/);
  expect(said.get('json/DiscountGet/ENV-2')).toBe(
    'errored The hook onRequest in assay.config.mjs threw Error: no token for discounts. See assay.config.mjs:4.',
  );
  expect(said.get('json/UserGet/own-mine')).toBe(
    'errored The check own-mine in assay.config.mjs threw Error: not mine in $TOKEN. See assay.config.mjs:7.',
  );
  // The main thread asks first and cleans up; another one sends what is judged.
  const threads = new Set(tokens.map((token) => token.replace('token-of-this-run', '')));
  expect(threads.has('none')).toBe(false);
  expect(threads.size).toBe(2);
});
