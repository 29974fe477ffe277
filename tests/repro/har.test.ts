import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { writeHar } from '../../cli/repro/writeHar.ts';
import { workFolder } from '../cli/assay.ts';

const text = { type: 'string' };
const named = {
  type: 'array',
  items: { type: 'object', required: ['name', 'value'], properties: { name: text, value: text } },
};
const object = (
  required: readonly string[],
  properties: Record<string, unknown>,
): Record<string, unknown> => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
  patternProperties: { '^_': {} },
});

/** HAR 1.2 as http://www.softwareishard.com/blog/har-12-spec/ describes it, as far as this export writes it. */
const har = object(['log'], {
  log: object(['version', 'creator', 'entries'], {
    version: { const: '1.2' },
    creator: object(['name', 'version'], { name: text, version: text, comment: text }),
    comment: text,
    entries: {
      type: 'array',
      items: object(['startedDateTime', 'time', 'request', 'response', 'cache', 'timings'], {
        startedDateTime: {
          type: 'string',
          pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d+(Z|[+-]\\d\\d:\\d\\d)$',
        },
        time: { type: 'number', minimum: 0 },
        comment: text,
        cache: object([], {}),
        timings: object(['send', 'wait', 'receive'], {
          send: { type: 'number', minimum: 0 },
          wait: { type: 'number', minimum: 0 },
          receive: { type: 'number', minimum: 0 },
        }),
        request: object(
          ['method', 'url', 'httpVersion', 'cookies', 'headers', 'queryString', 'headersSize', 'bodySize'],
          {
            ...{
              method: text,
              url: text,
              httpVersion: text,
              cookies: named,
              headers: named,
              queryString: named,
            },
            headersSize: { type: 'integer' },
            bodySize: { type: 'integer' },
            postData: object(['mimeType', 'text'], { mimeType: text, text, params: named, comment: text }),
          },
        ),
        response: object(
          [
            'status',
            'statusText',
            'httpVersion',
            'cookies',
            'headers',
            'content',
            'redirectURL',
            'headersSize',
            'bodySize',
          ],
          {
            status: { type: 'integer' },
            ...{ statusText: text, httpVersion: text, cookies: named, headers: named, redirectURL: text },
            headersSize: { type: 'integer' },
            bodySize: { type: 'integer' },
            content: object(['size', 'mimeType'], {
              size: { type: 'integer', minimum: 0 },
              ...{ mimeType: text, text, encoding: text, comment: text },
            }),
          },
        ),
      }),
    },
  }),
});

const request = {
  method: 'POST',
  url: 'http://target/json/reply/UserGet?format=json',
  headers: [['content-type', 'application/json']],
  body: { text: '{"APIKEY":"$ASSAY_API_KEY"}' },
};
const timings = { startedAt: '2026-11-25T12:56:15.370Z', durationMs: 4.5 };
const headers = [
  ['content-type', 'text/xml'],
  ['location', '/login'],
];

/** What may stand in exchanges.ndjson: a text, bytes, what is too long or left out, no answer, and a line that was cut. */
const lines = [
  { id: 'x1', request, response: { status: 200, headers, body: { text: '<a>é</a>' } }, timings },
  {
    id: 'x2',
    request: { ...request, body: { base64: '/w==' } },
    response: { status: 200, headers: [], body: { base64: '/wD/' } },
    timings,
  },
  {
    id: 'x3',
    request: { ...request, method: 'GET', body: { text: '' } },
    response: {
      status: 200,
      headers,
      body: { length: 2_000_000, sha256: '0', head: { text: 'begin' }, tail: { text: 'end' } },
    },
    timings,
  },
  {
    id: 'x4',
    request,
    response: { status: 200, headers, body: { length: 5000, leftOut: 'the disk is full' } },
    timings,
  },
  { id: 'x5', request, response: null, failure: { kind: 'reset', message: 'reset' }, timings },
].map((line) => JSON.stringify(line));

async function written(ids?: ReadonlySet<string>) {
  const folder = workFolder();
  const [from, to] = [join(folder, 'exchanges.ndjson'), join(folder, 'run.har')];
  writeFileSync(from, `${lines.join('\n')}\n{"id":"x6","requ`);
  await writeHar(to, from, 'a run', ids);
  return { har: JSON.parse(readFileSync(to, 'utf8')), mode: statSync(to).mode & 0o777 };
}

test('a run is HAR 1.2, every kind of exchange, for its owner alone', async () => {
  const { har: file, mode } = await written();
  const validate = new Ajv2020({ strict: false }).compile(har);
  expect(validate(file), JSON.stringify(validate.errors)).toBe(true);
  expect(mode).toBe(0o600);
  const [first, bytes, long, left, none] = file.log.entries;
  expect(file.log.entries).toHaveLength(5);
  expect(first).toMatchObject({
    request: {
      queryString: [{ name: 'format', value: 'json' }],
      postData: { text: '{"APIKEY":"$ASSAY_API_KEY"}' },
      bodySize: 27,
    },
    response: { content: { size: 9, mimeType: 'text/xml', text: '<a>é</a>' }, redirectURL: '/login' },
  });
  expect(bytes.request.postData).toEqual({
    mimeType: 'application/json',
    text: '/w==',
    comment: 'the text is base64 of the body',
  });
  expect(bytes.response.content).toEqual({
    size: 3,
    mimeType: 'x-unknown',
    text: '/wD/',
    encoding: 'base64',
  });
  expect(long.request.postData).toBeUndefined();
  expect(long.response.content).toMatchObject({ size: 2_000_000, text: 'begin' });
  expect(long.response.content.comment).toMatch(/beginning/);
  expect(left.response.content.comment).toBe('left out: the disk is full');
  expect(none.response).toMatchObject({ status: 0, _error: 'reset' });
});

test('those of a case alone', async () => {
  const { har: file } = await written(new Set(['x3', 'x5']));
  expect(file.log.entries.map(({ comment }: { comment: string }) => comment)).toEqual(['x3', 'x5']);
});
