import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { seenSecrets } from '../../cli/traffic/seenSecrets.ts';
import { storeSeen } from '../../cli/traffic/storeSeen.ts';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { redactor } from '../../harness/redaction/redactor.ts';
import { attributeCall } from '../../harness/traffic/attributeCall.ts';
import { workFolder } from '../cli/assay.ts';
import { judgeHere } from './judgeHere.ts';

const key = 'a-key-of-its-own-31';
const base = 'https://target.example/api';
const json = ['Content-Type', 'application/json'] as const;

const entry = (request: object, body = '{"ResponseStatus":{"ErrorCode":"0"}}'): object => ({
  request: { method: 'POST', url: `${base}/json/reply/APIKeyGet`, ...request },
  response: {
    status: 200,
    headers: [{ name: json[0], value: json[1] }],
    content: { text: body, size: body.length },
  },
});

const har = (...entries: readonly object[]): string => JSON.stringify({ log: { entries } });
const headersOf = (...pairs: readonly (readonly [string, string])[]): readonly object[] =>
  pairs.map(([name, value]) => ({ name, value }));

const storedIn = (folder: string): string => readFileSync(join(folder, 'exchanges.ndjson'), 'utf8');

test.each([{ keep: true }, { keep: false }])(
  'secrets in headers and addresses are not stored, with %o',
  async (flags) => {
    const request = {
      url: `https://me:s3cret-1@target.example/api/json/reply/APIKeyGet?access_token=s3cret-2&note=kept`,
      headers: headersOf(
        json,
        ...(['X-API-Key', 'APIKEY', 'Ocp-Apim-Subscription-Key', 'X-Auth-Token'] as const).map(
          (name) => [name, 's3cret-3'] as const,
        ),
        ['Referer', 'https://x.example/?a=1&session=s3cret-4'],
      ),
      postData: { text: `{"APIKEY":"${key}"}` },
    };
    const wrong = '{"ResponseStatus":{"ErrorCode":0}}';
    const { folder } = await judgeHere(har(entry(request, wrong)), { target: base, ...flags });
    const stored = storedIn(folder);
    expect(stored).not.toContain('s3cret');
    expect(stored).not.toContain(key);
    expect(stored).toContain('access_token=(hidden)&note=kept');
    expect(stored).toContain('["X-API-Key","(hidden)"]');
  },
);

/** An answer that repeats a text in a wrong place, and so is quoted in a finding. */
const repeating = (text: string): string => `{"ResponseStatus":{"ErrorCode":"0","Errors":"no ${text}"}}`;

const zipped = { encoding: 'base64', text: gzipSync(`{"APIKEY":"${key}"}`).toString('base64') };
const escaped = 'Zm9v+YmFy/qqqq==';

test.each<{
  readonly what: string;
  readonly headers?: readonly (readonly [string, string])[];
  readonly sent: object;
  readonly repeated?: string;
}>([
  { what: 'a compressed body', headers: [json, ['Content-Encoding', 'gzip']], sent: zipped },
  {
    what: 'a form',
    headers: [['Content-Type', 'application/x-www-form-urlencoded']],
    sent: { text: `APIKEY=${encodeURIComponent(escaped)}` },
    repeated: escaped,
  },
  {
    what: 'X-API-Key',
    headers: [json, ['X-API-Key', 's3cret-of-mine']],
    sent: { text: '{"APIKEY":"another-key"}' },
    repeated: 's3cret-of-mine',
  },
  {
    what: 'a bearer',
    headers: [json, ['Authorization', 'Bearer s3cret-of-mine']],
    sent: { text: '{"APIKEY":"another-key"}' },
    repeated: 's3cret-of-mine',
  },
  {
    what: 'a cookie',
    headers: [json, ['Cookie', 'a=1; sid=s3cret-of-mine']],
    sent: { text: '{"APIKEY":"another-key"}' },
    repeated: 's3cret-of-mine',
  },
  { what: 'a member that nobody knows', sent: { text: `{"Login":{"Key":"${key}"}}` } },
  {
    what: 'a coding that nobody knows',
    headers: [json, ['Content-Encoding', 'zstd']],
    sent: { encoding: 'base64', text: 'KLUv/QE=' },
  },
  { what: 'half a body', sent: { text: `{"Key":"${key}` } },
])(
  'a secret in $what is nowhere, though the answer repeats it',
  async ({ headers = [json], sent, repeated = key }) => {
    const { folder, stderr, stdout, red } = await judgeHere(
      har(entry({ headers: headersOf(...headers), postData: sent }, repeating(repeated))),
      { keep: true },
    );
    // The breach is found all the same.
    expect(red).toContain('json/APIKeyGet/ENV-6 failed');
    expect(stderr + stdout).not.toContain(repeated);
    for (const file of readdirSync(folder))
      expect(readFileSync(join(folder, file), 'utf8'), file).not.toContain(repeated);
  },
);

test('what an answer shows is left out only until one comes whose key is known', async () => {
  const { verdicts } = await judgeHere(
    har(
      entry({ headers: headersOf(json), postData: { text: '{"Login":1}' } }, repeating('yes')),
      entry({ headers: headersOf(json), postData: { text: `{"APIKEY":"${key}"}` } }, repeating('yes')),
    ),
  );
  const [red] = verdicts.filter(({ status }) => status !== 'passed');
  expect(red).toMatchObject({ exchanges: ['x2', 'x1'], actual: expect.stringContaining('no yes') });
});

test.each([
  ['json', '{"APIKEY":"","mvCompany":{"CompanyName":"a"},"mvRecordAction":"Insert"}'],
  ['json', '{"APIKEY":null,"mvCompany":{"CompanyName":"a"}'],
  ['json', '{"APIKEY":"","mvCompany":{"CompanyName":"a"}'],
  ['xml', '<CompanyUpdate><APIKEY/><mvCompany/></CompanyUpdate>'],
  ['xml', '<CompanyUpdate><APIKEY></APIKEY><mvCompany/>'],
])('an empty key in %s makes no secret of the next word: %s', (format, body) => {
  const secrets = seenSecrets([]);
  const request = {
    method: 'POST',
    url: `${base}/${format}/reply/CompanyUpdate`,
    headers: [['content-type', `application/${format}`]] as const,
    body: Buffer.from(body),
  };
  const called = attributeCall(request, '/api');
  if ('reason' in called) throw new Error(called.reason);
  secrets.note(request, called);
  const words = 'mvCompany null CompanyName CompanyUpdate';
  expect(secrets.redact.text(words)).toBe(words);
});

test('neither the request nor the answer is stored if no key could be looked for', async () => {
  const { folder } = await judgeHere(
    har(
      entry({ headers: headersOf(json, ['X-Note', key]), postData: { text: '{"APIKEY":"two words' } }),
      entry({ headers: headersOf(json), postData: { text: `{"APIKEY":"${key}"}` } }),
      entry({ headers: headersOf(json, ['Content-Encoding', 'gzip']), postData: zipped }),
    ),
    { keep: true },
  );
  const [first, ...others] = storedIn(folder)
    .trim()
    .split('\n')
    .map(
      (line) =>
        JSON.parse(line) as { request: { body: object; headers: object }; response: { body: object } },
    );
  const why = { leftOut: 'the request could not be read, and a key in it is not known' };
  expect(first).toMatchObject({ request: { body: why }, response: { body: why } });
  expect(first?.request.headers).toEqual([json, ['X-Note', '(hidden)']]);
  expect(others).toMatchObject([
    { request: { body: { text: '{"APIKEY":"$ASSAY_API_KEY"}' } } },
    {
      request: { body: { leftOut: 'it is compressed, and a key in it is not removed' } },
      response: { body: { text: expect.any(String) } },
    },
  ]);
});

test('two keys look different once they are removed, and a wrong one is held against nobody', async () => {
  const of = (text: string, body?: string): object =>
    entry({ headers: headersOf(json), postData: { text: `{"APIKEY":"${text}"}` } }, body);
  const refused = '{"ResponseStatus":{"ErrorCode":"500"}}';
  const { folder } = await judgeHere(har(of(key), of('a-key-that-is-wrong', refused), of(key)), {
    keep: true,
  });
  const stored = storedIn(folder);
  expect(stored.match(/\$ASSAY_API_KEY\w*/g)).toEqual([
    '$ASSAY_API_KEY',
    '$ASSAY_API_KEY_2',
    '$ASSAY_API_KEY',
  ]);
  expect(await judgeHere(stored)).toMatchObject({ red: [], code: 0 });
});

test('the key of the operator, and any number of others, are removed from what is stored late', () => {
  const secrets = seenSecrets(['the-key-of-the-operator']);
  const requestOf = (text: string) => ({ url: base, headers: [], body: Buffer.from(`{"APIKEY":"${text}"}`) });
  for (const text of [
    'the-key-of-the-operator',
    ...Array.from({ length: 50 }, (_, index) => `key-number-${index}`),
  ])
    secrets.note(requestOf(text), { key: text });
  secrets.note(requestOf('key-number-0'), { key: 'key-number-0' });
  expect(secrets.redact.text('the-key-of-the-operator, key-number-0')).toMatch(
    /^\$ASSAY_API_KEY, \$ASSAY_API_KEY_\d+$/,
  );
});

test('nothing is stored beyond what the file may hold, and the reports say so', () => {
  const file = join(workFolder(), 'exchanges.ndjson');
  const { store, notes, lost } = storeSeen(file, true, 2000);
  const exchange = (id: string): Exchange => ({
    id,
    request: { method: 'GET', url: base, headers: [], body: new Uint8Array() },
    response: { status: 200, headers: [], body: Buffer.from('é'.repeat(300)) },
    failure: null,
    timings: { startedAt: '2026-01-01T00:00:00.000Z', durationMs: 1 },
    retries: 0,
  });
  for (const id of ['x1', 'x2', 'x3', 'x4']) store(exchange(id), redactor([]), true);
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2);
  expect(Buffer.byteLength(readFileSync(file))).toBeLessThan(2000);
  expect(notes()).toEqual([expect.stringMatching(/^exchanges\.ndjson is full/)]);
  expect(lost()).toEqual([]);
});
