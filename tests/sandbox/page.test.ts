import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { contents } from '../../cli/serve/contents.ts';
import { exampleMembers } from '../../cli/serve/exampleMembers.ts';
import { startSandbox } from '../../cli/serve/startSandbox.ts';
import { codecs } from '../../formats/codecs.ts';
import type { ProposedCall } from '../../reports/html/SandboxData.ts';
import { createServer } from '../../server/createServer.ts';
import { member } from '../../server/records/member.ts';
import { formats } from '../../specs/Format.ts';
import { answerShape } from '../../specs/messageShapes.ts';
import { operations } from '../../specs/operations.ts';
import { openedSandbox } from './openedSandbox.ts';

const ofBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const dataIn = (html: string) => JSON.parse(/<script [^>]*id="data">(.*?)<\/script>/.exec(html)?.[1] ?? '');

test('a browser gets the page: key, records, what is planted, and a policy that lets it call only the sandbox', async () => {
  const { send, log, store } = await openedSandbox({ variant: ['failuresAre400'], fault: ['codeAsNumber'] });
  const { status, headers, text } = await send('GET', '/', ofBrowser);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'sha256-\S+'; .*connect-src 'self'; frame-ancestors 'none'$/,
  );
  const data = dataIn(text);
  expect(data.apiKey).toBe('key-of-the-sandbox');
  expect(data.holds).toEqual(contents(store));
  expect(data.holds).toContain(`companies ${store.companies.all().length}`);
  expect(data.planted[0]).toMatch(/^Variant failuresAre400: \w.*\.$/);
  expect(data.planted[1]).toMatch(/^Fault codeAsNumber \([A-Z]+-\d+\): \w.*\.$/);
  expect(data.operations).toHaveLength(33);
  expect(text.replace(/http:\/\/www\.w3\.org\/\S+/g, '')).not.toMatch(/(?:src|href)="?(?:https?:)?\/\//);
  expect(log[0]).toMatch(/^GET \/ - - 200 - /);
  expect(log.join()).not.toContain('key-of-the-sandbox');
});

test('every other call is answered as without the page', async () => {
  const { send } = await openedSandbox({ basePath: '/api' });
  const plain = createServer({ apiKey: 'key-of-the-sandbox', basePath: '/api' });
  const calls = [
    ['GET', '/', {}],
    ['GET', '/', { accept: 'application/json' }],
    ['POST', '/', ofBrowser],
    ['GET', '/api/', ofBrowser],
    ['GET', '/api/xml/reply/APIKeyGet', ofBrowser],
    ['GET', '/sandbox/example?json/NoSuchGet', {}],
    ['GET', '/sandbox/example?yaml/CompanyGet', {}],
    ['GET', '/sandbox/beside', {}],
    ['OPTIONS', '/api/json/reply/APIKeyGet', { origin: 'http://localhost:5173' }],
    // A hostile page may have a name of its own point to this machine.
    ['GET', '/', { ...ofBrowser, host: 'evil.example:8080' }],
    ['GET', '/sandbox/example?json/CompanyGet', { host: 'evil.example' }],
  ] as const;
  for (const [method, url, headers] of calls) {
    const expected = plain.handle({ method, url, headers, body: new Uint8Array() });
    const { status, headers: named, text } = await send(method, url, headers);
    expect({ status, type: named['content-type'], text }, `${method} ${url}`).toEqual({
      status: expected.status,
      type: expected.headers['content-type'],
      text: Buffer.from(expected.body).toString('utf8'),
    });
    expect(text).not.toContain('key-of-the-sandbox');
  }
});

test('a sandbox of the library has no page', async () => {
  const { url, close } = await startSandbox();
  const answer = await fetch(url, { headers: ofBrowser });
  await close();
  expect(answer.headers.get('content-type')).not.toContain('html');
  expect(answer.status).toBe(404);
});

test.each(formats)('the sandbox takes the example of each operation in %s', async (format) => {
  const { send } = await openedSandbox({ basePath: '/api' });
  for (const [name, operation] of operations) {
    const example = await send('GET', `/sandbox/example?${format}/${name}`);
    const { path, headers, body }: ProposedCall = JSON.parse(example.text);
    expect(path).toMatch(/^\/api\/\w+/);
    const { status, text } = await send('POST', path, headers, body);
    const { value } = codecs[format].decode(answerShape(operation), Buffer.from(text));
    const code = member.text(member.record(value, 'ResponseStatus') ?? {}, 'ErrorCode');
    expect({ code, status, text }, name).toEqual({ code: '0', status: 200, text });
  }
});

test('each example names other records, and what was used up comes back only when all were named', () => {
  const { store } = createServer();
  const operation = operations.get('DiscountDelete');
  if (operation === undefined) throw new Error('DiscountDelete is gone');
  const all = store.spare.discounts.length;
  const named = Array.from({ length: all }, (_, count) => exampleMembers(operation, store, count));
  expect(new Set(named.map((each) => JSON.stringify(each))).size).toBe(all);
  expect(exampleMembers(operation, store, all)).toEqual(named[0]);
});

test.each([['key-of-the-sandbox'], [`it's a "key"`]])(
  'the curl command makes the very call, with %s',
  async (apiKey) => {
    const { send, origin, store } = await openedSandbox({ apiKey });
    const members = {
      APIKEY: apiKey,
      ReturnTopNRecords: 1,
      showDeleted: 'showOnlyUndeleted',
      more: `%s ü\n'`,
    };
    const asked = '/sandbox/beside?/json/reply/CompanyGet?x=1';
    const headers = { 'content-type': 'application/json' };
    const shown = await send('POST', asked, headers, JSON.stringify(members, null, 1));
    const { curl: text, holds } = JSON.parse(shown.text);
    expect(holds).toEqual(contents(store));
    expect(text).toContain(`-H 'Content-Type: application/json'`);
    expect(text).toContain(`${origin}/json/reply/CompanyGet?x=1`);
    // A key that formats escape is in the body as it was sent.
    expect(text.split('key-of-the-sandbox')).toHaveLength(apiKey === 'key-of-the-sandbox' ? 2 : 1);
    const { stdout } = await promisify(execFile)('bash', ['-c', text]);
    expect(JSON.parse(stdout).mvCompanies).toHaveLength(1);
    const soap = await send('POST', '/sandbox/beside?/soap11', { soapaction: 'CompanyGet' });
    expect(JSON.parse(soap.text).curl).toMatch(/-X POST -H 'SOAPAction: CompanyGet' '?http/);
    const refused = ['@evil.example/x', '//evil.example/x'].map((path) =>
      send('POST', `/sandbox/beside?${path}`),
    );
    refused.push(send('POST', asked, headers, 'x'.repeat(300_000)));
    for (const { status } of await Promise.all(refused)) expect(status).toBe(404);
  },
);
