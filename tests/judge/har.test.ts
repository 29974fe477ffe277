import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readEntry } from '../../cli/judge/readHar.ts';
import { openTraffic } from '../../cli/traffic/openTraffic.ts';
import type { SeenExchange } from '../../harness/traffic/SeenExchange.ts';
import { judgeHere } from './judgeHere.ts';

const key = 'a-key-of-its-own-31';
const base = 'https://target.example/api';
const good = '{"ResponseStatus":{"ErrorCode":"0"}}';
const asNumber = '{"ResponseStatus":{"ErrorCode":0}}';

interface Told {
  readonly url?: string;
  readonly method?: string;
  readonly status?: number;
  readonly content?: object;
  readonly headers?: readonly object[];
  readonly postData?: object | undefined;
}

/** An entry as browsers write it, of APIKeyGet in json. */
const entry = ({
  url = `${base}/json/reply/APIKeyGet`,
  method = 'POST',
  status = 200,
  ...rest
}: Told = {}) => ({
  startedDateTime: '2026-01-01T00:00:00.000Z',
  time: 5,
  request: {
    method,
    url,
    httpVersion: 'http/2.0',
    headers: [
      { name: ':method', value: method },
      { name: ':path', value: '/api/json/reply/APIKeyGet' },
      { name: 'content-type', value: 'application/json' },
    ],
    bodySize: 30,
    ...('postData' in rest ? { postData: rest.postData } : { postData: { text: `{"APIKEY":"${key}"}` } }),
  },
  response: {
    status,
    headers: rest.headers ?? [
      { name: 'content-type', value: 'application/json' },
      { name: 'content-encoding', value: 'gzip' },
      { name: 'content-length', value: '12' },
    ],
    content: rest.content ?? { text: good, size: good.length, mimeType: 'application/json' },
  },
});

const har = (...entries: readonly object[]): string => JSON.stringify({ log: { version: '1.2', entries } });

const text = (body: string): object => ({
  text: body,
  size: Buffer.byteLength(body),
  mimeType: 'application/json',
});

const compressedAs = (coding: string): readonly object[] => [
  { name: 'content-type', value: 'application/json' },
  { name: 'content-encoding', value: coding },
];

const inLatin = good.replace('"0"', '"0","Message":"Größe"');
const latin: Told = {
  headers: [{ name: 'Content-Type', value: 'application/json; charset=iso-8859-1' }],
  content: { text: inLatin, size: inLatin.length, mimeType: 'application/json' },
};

test.each<{
  readonly what: string;
  readonly told: Told;
  readonly red?: readonly string[];
  readonly not?: string;
}>([
  { what: 'decoded, with the headers of the wire', told: {} },
  { what: 'wrong', told: { content: text(asNumber) }, red: ['json/APIKeyGet/ENV-2 failed'] },
  {
    what: 'in base64',
    told: {
      content: { encoding: 'base64', text: Buffer.from(asNumber).toString('base64'), size: asNumber.length },
    },
    red: ['json/APIKeyGet/ENV-2 failed'],
  },
  {
    what: 'in base64 and still compressed',
    told: { content: { encoding: 'base64', text: gzipSync(asNumber).toString('base64'), size: 20 } },
    red: ['json/APIKeyGet/ENV-2 failed'],
  },
  { what: 'in another charset than it was sent in', told: latin },
  { what: 'without its headers', told: { headers: [], content: { ...text(good), mimeType: 'text/plain' } } },
  { what: 'left out', told: { content: { size: 36, mimeType: '' } }, not: 'its body was not recorded' },
  {
    what: 'cut',
    told: { content: { text: good.slice(0, 9), size: 36 } },
    not: 'its body was recorded in part',
  },
  { what: 'none', told: { status: 0, content: { size: 0 } }, not: 'no answer came' },
  {
    what: 'of another host',
    told: { url: 'https://other.example/json/reply/APIKeyGet' },
    not: 'it went to another host',
  },
  { what: 'to a preflight of CORS', told: { method: 'OPTIONS' }, not: 'the method OPTIONS' },
  {
    what: 'a failure, to a body that was not recorded',
    told: { postData: undefined, status: 500, content: text('{"a":1}') },
    not: 'no success, and about the request: its body was not recorded',
  },
  {
    what: 'a failure, to a body with a member of the client’s own',
    told: {
      postData: { text: `{"APIKEY":"${key}","apiVersion":1}` },
      content: text('{"ResponseStatus":{"ErrorCode":"1"}}'),
    },
    not: 'no success, and about the request: it has members that the document does not list',
  },
  {
    what: 'a failure, to a key that may be wrong',
    told: {
      postData: { text: '{"APIKEY":"another"}' },
      content: text('{"ResponseStatus":{"ErrorCode":"1"}}'),
    },
    not: 'no success, and no answers before and after it show that its key is taken',
  },
  {
    what: 'a failure that says nothing, to a call as documented',
    told: { content: text('{"ResponseStatus":{"ErrorCode":"500"}}') },
    red: ['json/APIKeyGet/ENV-4 failed'],
  },
  {
    what: 'a page, to a call that worked before',
    told: { content: { text: '<html>', size: 6 }, headers: [{ name: 'content-type', value: 'text/html' }] },
    red: ['json/APIKeyGet/FMT-1 failed'],
  },
  ...[404, 405, 414, 431, 500, 505, 521].map((status) => ({
    what: `a page with HTTP ${status}`,
    told: {
      status,
      content: { text: '<html>', size: 6 },
      headers: [{ name: 'content-type', value: 'text/html' }],
    },
    not: `HTTP ${status} with nothing of the API in it, which something in front of the API may have sent`,
  })),
  {
    what: 'in base64, decoded, though its header says br',
    told: {
      headers: compressedAs('br'),
      content: { encoding: 'base64', text: Buffer.from(asNumber).toString('base64'), size: asNumber.length },
    },
    red: ['json/APIKeyGet/ENV-2 failed'],
  },
  {
    what: 'in base64 and still in br',
    told: {
      headers: compressedAs('br'),
      content: { encoding: 'base64', text: brotliCompressSync(asNumber).toString('base64'), size: 20 },
    },
    red: ['json/APIKeyGet/ENV-2 failed'],
  },
  {
    what: 'in base64 and in a coding that nobody here knows',
    told: {
      headers: compressedAs('zstd'),
      content: {
        encoding: 'base64',
        text: Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 1]).toString('base64'),
        size: 5,
      },
    },
    not: "its body was recorded in a coding that can't be undone here",
  },
  {
    what: 'a page of a gateway',
    told: { status: 503, content: { text: '<html>', size: 6 } },
    not: 'HTTP 503, which something in front of the API may have sent',
  },
])('an answer that is $what', async ({ told, red = [], not }) => {
  // The answers around it prove that the key is taken.
  const judged = await judgeHere(har(entry(), entry(told), entry()), { target: base });
  expect(judged.red).toEqual(red);
  expect(judged.traffic?.notJudged.map(({ reason }) => reason)).toEqual(not === undefined ? [] : [not]);
  expect(judged.code).toBe(red.length > 0 ? 1 : 0);
  expect(judged.stdout).toMatch(/\d answers? judged, [01] breach/);
  for (const file of readdirSync(judged.folder))
    expect(readFileSync(join(judged.folder, file), 'utf8'), file).not.toContain(key);
});

test('a failure is judged once the key was taken before and after it, for a key may be revoked', async () => {
  const silent = entry({ content: text('{"ResponseStatus":{"ErrorCode":"500"}}') });
  expect((await judgeHere(har(entry(), silent, entry()))).red).toEqual(['json/APIKeyGet/ENV-4 failed']);
  for (const entries of [
    [silent, entry()],
    [entry(), silent],
  ])
    expect(await judgeHere(har(...entries))).toMatchObject({ red: [], code: 0 });
  expect(await judgeHere(har(silent))).toMatchObject({ red: [], code: 4 });
});

test('a file without traffic, of two targets, or cut off, is refused in a sentence', async () => {
  const two = har(entry(), entry({ url: 'https://two.example/soap11' }));
  expect(await judgeHere(two)).toMatchObject({
    code: 2,
    stderr: `assay: target: the file holds calls of the API at 2 addresses (${base}, https://two.example); name the one to judge with --target.\n`,
  });
  expect((await judgeHere(har(entry({ url: 'https://x.example/a' })))).stderr).toContain(
    'no call of the API is in this file',
  );
  const cut = await judgeHere(har(entry()).slice(0, -9));
  expect(cut).toMatchObject({ code: 2 });
  expect(cut.stderr).toContain('holds no traffic that can be read');
});

test('a HAR may begin with a byte order mark and go over many lines', async () => {
  const pretty = JSON.stringify(JSON.parse(har(entry(), entry())), null, 2);
  for (const text of [
    pretty,
    `\uFEFF${pretty}`,
    `\r\n${pretty.replaceAll('\n', '\r\n')}`,
    `\uFEFF${har(entry(), entry())}`,
  ]) {
    const { traffic, code } = await judgeHere(text);
    expect({ code, judged: traffic?.judged }).toEqual({ code: 0, judged: 2 });
  }
});

test('two HARs in one file are refused, and not judged by half', async () => {
  const { code, stderr } = await judgeHere(`${har(entry())}\n${har(entry())}\n`);
  expect(code).toBe(2);
  expect(stderr).toContain('holds no traffic that can be read');
});

test('a line that is no record is left out, also where it is the first', async () => {
  const record = JSON.stringify({
    request: { method: 'POST', path: '/api/json/reply/APIKeyGet', body: `{"APIKEY":"${key}"}` },
    response: { status: 200, body: good },
  });
  for (const lines of [
    ['{"request":', record],
    [record, '', 'what is this'],
  ]) {
    const { traffic, code } = await judgeHere(lines.join('\n'), { target: base });
    expect({ code, judged: traffic?.judged, notJudged: traffic?.notJudged }).toEqual({
      code: 0,
      judged: 1,
      notJudged: [{ reason: 'a record that names no request', first: '', count: 1 }],
    });
  }
});

test('a record of one line may lack headers, hold them in other forms, and name no host', async () => {
  const request = { method: 'POST', path: '/api/json/reply/APIKeyGet', body: `{"APIKEY":"${key}"}` };
  const lines = [
    { request, response: { status: 200, body: good } },
    { request, response: { status: 200, body: good, headers: { 'Content-Type': ['application/json'] } } },
    {
      request,
      response: { status: 200, body: good, headers: [{ name: 'Content-Type', value: 'application/json' }] },
    },
    {
      request,
      response: { status: 200, body: inLatin, contentType: 'application/json; charset=iso-8859-1' },
    },
  ];
  const text = lines.map((line) => JSON.stringify(line)).join('\n');
  for (const flags of [{ target: base }, {}]) {
    const { red, traffic, code } = await judgeHere(text, flags);
    expect({ red, code, judged: traffic?.judged }).toEqual({ red: [], code: 0, judged: 4 });
  }
  const wrong = {
    request,
    response: { status: 200, body: good, headers: { 'Content-Type': ['text/plain'] } },
  };
  expect((await judgeHere(JSON.stringify(wrong))).red).toEqual(['json/APIKeyGet/FMT-2 failed']);
});

test('a fault of ours is told at once, and loses nothing of what other answers show', async () => {
  const told: string[] = [];
  const traffic = openTraffic(
    { basePath: '/api', secrets: [], keep: true },
    {
      store: ({ id }) => {
        if (id === 'x1') throw new Error(`no, ${key}`);
      },
      ...{ breach: () => undefined, counted: () => undefined, ownError: (text) => told.push(text) },
    },
  );
  const seenAs = (id: string): SeenExchange =>
    readEntry(entry({ content: text(asNumber) }), id) as SeenExchange;
  await traffic.take(seenAs('x1'));
  expect(told).toEqual([expect.stringContaining('This is a fault of assay: Error: no, $ASSAY_API_KEY')]);
  await traffic.take(seenAs('x2'));
  const { faults, verdicts } = traffic.end();
  expect(faults).toEqual(told);
  expect(verdicts.some(({ id, status }) => id === 'json/APIKeyGet/ENV-2' && status === 'failed')).toBe(true);
});
