import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readRun } from '../../cli/compare/readRun.ts';
import { workFolder } from '../cli/assay.ts';
import { assayHere } from '../cli/assayHere.ts';
import { commandHere } from '../cli/commandHere.ts';
import { shownModule, withHooks } from './exampleFile.ts';
import { type Gateway, gateway, type Seen } from './gateway.ts';

const secret = 'a-secret-of-the-gateway';

function withSecret(): void {
  process.env.GATEWAY_SECRET = secret;
  onTestFinished(() => {
    delete process.env.GATEWAY_SECRET;
  });
}

/** Worked out from the page in words, and not by its code. */
const isSigned =
  (target: () => Gateway) =>
  (request: Seen): boolean => {
    const { 'x-time': time, 'x-signature': signature } = request.headers;
    const signed = `${time} ${request.method} ${target().url}${request.url}\n${request.body}`;
    return signature === createHmac('sha256', secret).update(Buffer.from(signed, 'latin1')).digest('hex');
  };

/** Everything that a run wrote, as one text. */
const written = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

test('the module of docs/hooks.md signs every request, and nothing that it added is in any file', async () => {
  withSecret();
  const folder = workFolder();
  const target: Gateway = await gateway({
    letsIn: (request) => isSigned(() => target)(request),
    says: ({ headers }) => `you sent ${headers['x-signature']}`,
  });
  withHooks(folder, shownModule());
  writeFileSync(join(folder, 'fixtures.json'), JSON.stringify(target.fixtures));
  const env = { ASSAY_API_KEY: target.apiKey };
  const args = ['run', '--target', target.url, '--fixtures', 'fixtures.json', '--formats', 'json,csv'];
  const selection = [
    '--operations',
    'UserGet,CompanyUpdate',
    '--clauses',
    'ENV-2,ACT-1,own-*',
    '--report',
    'html,junit,allure,markdown',
  ];
  const { code, stdout, stderr } = await assayHere(folder, [...args, ...selection], env);
  expect(code, stdout + stderr).toBe(0);
  const { results } = readRun(join(folder, 'assay-report'));
  expect(results.verdicts.filter(({ status }) => status === 'failed' || status === 'errored')).toEqual([]);
  expect(results.verdicts.find(({ id }) => id === 'json/UserGet/own-no-server-name')?.status).toBe('passed');
  expect(results.run.hooks).toMatchObject({
    file: 'assay.config.mjs',
    exports: ['afterRun', 'beforeRun', 'checks', 'onRequest'],
  });
  // Those that only look, and clean-up.
  // A port may hold these digits.
  expect((await commandHere(folder, ['diagnose', ...args.slice(1, 3)], env)).stdout).not.toMatch(/\b403\b/);
  const unsigned = target.seen.filter((request) => !isSigned(() => target)(request));
  expect(unsigned.length).toBeLessThanOrEqual(1);
  expect(target.seen.filter(({ url }) => url.includes('CompanyDelete')).length).toBeGreaterThan(0);

  const files = written(folder).replace(shownModule(), '');
  const signatures = target.seen.flatMap(({ headers }) => headers['x-signature'] ?? []).map(String);
  expect(new Set(signatures).size).toBeGreaterThan(20);
  expect(signatures.filter((signature) => files.includes(signature))).toEqual([]);
  expect(files).not.toContain(secret);
  expect(files).not.toContain(target.apiKey);
  const [first = ''] = readFileSync(join(folder, 'assay-report/exchanges.ndjson'), 'utf8').split('\n');
  const { request, response } = JSON.parse(first);
  expect(request.added).toEqual({ headers: ['x-time', 'x-signature'], query: [] });
  expect(request.headers).toContainEqual(['x-signature', '(hidden)']);
  expect(Object.fromEntries(response.headers)['x-seen']).toBe(`you sent ${'x'.repeat(64)}`);
});

test('fields that a hook adds to the query are sent, and the URL is kept without them', async () => {
  const folder = workFolder();
  const target = await gateway();
  withHooks(folder, "export const onRequest = () => ({ query: { 'a sign': 'ä&b=1', t: 'tok' } });");
  const env = { ASSAY_API_KEY: target.apiKey };
  const args = ['run', '--target', target.url, '--cases', 'json/UserGet/ENV-2', '--report', 'html'];
  expect((await assayHere(folder, args, env)).code).toBe(0);
  expect(target.seen.every(({ url }) => url.endsWith('a%20sign=%C3%A4%26b%3D1&t=tok'))).toBe(true);
  const kept = readFileSync(join(folder, 'assay-report/exchanges.ndjson'), 'utf8').trim().split('\n');
  for (const { request } of kept.map((line) => JSON.parse(line))) {
    expect(request.url).not.toMatch(/sign|tok/);
    expect(request.added).toEqual({ headers: [], query: ['a sign', 't'] });
  }
});

test.each([
  ['throw new Error(process.env.GATEWAY_SECRET)', 'threw Error: $GATEWAY_SECRET.'],
  ['throw new Error(Buffer.from(body).toString())', 'threw Error: {"APIKEY":"$ASSAY_API_KEY"}.'],
  ["return { body: 'x' }", 'returns body; it may add headers and query, and nothing else of a request.'],
  ["return { headers: { 'Content-Type': 'x' } }", 'gives content-type another value.'],
  ["return { headers: { 'x-a': 7 } }", 'returns x-a in headers, which is no text.'],
  ["return { headers: { 'x-a': 'secret\\n' } }", `returns what can't be sent: header "x-a" is not one`],
  [
    "return { headers: { connection: 'close' } }",
    "returns what can't be sent: header connection cannot be set",
  ],
  ["return 'x'", 'returns no object with headers or query.'],
])('a hook that does %s ends the run before anything is sent', async (body, said) => {
  withSecret();
  const folder = workFolder();
  const target = await gateway();
  withHooks(folder, `export const onRequest = async ({ body }) => { ${body}; };`);
  const args = ['run', '--target', target.url, '--formats', 'json', '--operations', 'UserGet'];
  const { code, stderr } = await assayHere(folder, args, { ASSAY_API_KEY: target.apiKey });
  expect(stderr).toContain(`assay: The hook onRequest in assay.config.mjs ${said}`);
  expect(stderr + written(folder).replace(body, '')).not.toContain(secret);
  expect(code).toBe(2);
  expect(target.seen).toEqual([]);
});

test('a hook that fails later makes what needs the call errored, and no write is looked for', async () => {
  const folder = workFolder();
  const target = await gateway();
  withHooks(
    folder,
    "export const onRequest = ({ url }) => { if (url.includes('CompanyUpdate')) throw new Error('no'); };",
  );
  const args = ['run', '--target', target.url, '--formats', 'json', '--operations', 'UserGet,CompanyUpdate'];
  const { code } = await assayHere(folder, [...args, '--clauses', 'ENV-2,ACT-1'], {
    ASSAY_API_KEY: target.apiKey,
  });
  expect(code).toBe(4);
  const { verdicts, run } = readRun(join(folder, 'assay-report')).results;
  expect(verdicts.find(({ id }) => id === 'json/UserGet/ENV-2')?.status).toBe('passed');
  expect(verdicts.find(({ id }) => id === 'json/CompanyUpdate/ENV-2')).toMatchObject({
    status: 'errored',
    message: 'The hook onRequest in assay.config.mjs threw Error: no. See assay.config.mjs:1.',
  });
  expect(run.leftBehind.filter(({ record }) => record === 'mvCompany')).toEqual([]);
  expect(readFileSync(join(folder, 'assay-report/made.ndjson'), 'utf8')).toContain('"fate":"refused"');
});

test('beforeRun that throws ends the run with exit code 2, and afterRun that throws is told', async () => {
  const folder = workFolder();
  const target = await gateway();
  const args = ['run', '--target', target.url, '--cases', 'json/UserGet/ENV-2'];
  const env = { ASSAY_API_KEY: target.apiKey };
  withHooks(folder, shownModule(), 'shown.mjs');
  const first = await assayHere(folder, [...args, '--config', 'shown.mjs'], env);
  expect(first.stderr).toMatch(/ threw Error: .* See shown\.mjs:\d+\.\n$/);
  expect(first.stderr.replace(/ See \S+\n$/, '\n')).toBe(
    `assay: The hook beforeRun in shown.mjs threw Error: set GATEWAY_SECRET to run on ${target.url}.\n`,
  );
  expect([first.code, target.seen.length]).toEqual([2, 0]);
  withHooks(
    folder,
    `export const afterRun = ({ exitCode, results: { summary } }) => { throw new Error(exitCode + ' ' + summary.judged); };`,
    'after.mjs',
  );
  const second = await assayHere(folder, [...args, '--config', 'after.mjs'], env);
  expect(second.stderr).toContain(
    'assay: The hook afterRun in after.mjs threw Error: 0 1. See after.mjs:1. The verdicts stay as they are.',
  );
  expect(second.code).toBe(0);
});
