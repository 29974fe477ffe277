import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { redactor } from '../../harness/redaction/redactor.ts';
import { exchangeLine } from '../../harness/stored/exchangeLine.ts';
import { encodings } from './redaction/encodings.ts';
import { httpServer, read, target } from './transport/servers.ts';

const key = 'K&e<y>"1\'a\\b%c+d/e,fé';
const redact = redactor([key]);

const exchange = (body: Uint8Array | string, rest: Partial<Exchange> = {}): Exchange => ({
  id: 'x7',
  request: {
    method: 'POST',
    url: `http://127.0.0.1:1/x?APIKEY=${encodeURIComponent(key)}`,
    headers: [['x-key', key]],
    body: Buffer.from(JSON.stringify({ APIKEY: key })),
  },
  response: {
    status: 200,
    headers: [
      ['content-type', 'text/plain'],
      ['set-cookie', 'session=abc'],
    ],
    body: Buffer.from(body),
  },
  failure: null,
  timings: { startedAt: '2026-01-01T00:00:00.000Z', durationMs: 3 },
  retries: 0,
  ...rest,
});

const stored = (item: Exchange) => {
  const line = exchangeLine(item, redact);
  expect(line).not.toContain('\n');
  return JSON.parse(line);
};

describe('a line of exchanges.ndjson', () => {
  test('holds the exchange without the key', () => {
    expect(stored(exchange(`you sent ${key}\n`))).toEqual({
      id: 'x7',
      request: {
        method: 'POST',
        url: 'http://127.0.0.1:1/x?APIKEY=$ASSAY_API_KEY',
        headers: [['x-key', '$ASSAY_API_KEY']],
        body: { text: '{"APIKEY":"$ASSAY_API_KEY"}' },
      },
      response: {
        status: 200,
        headers: [
          ['content-type', 'text/plain'],
          ['set-cookie', '(hidden)'],
        ],
        body: { text: 'you sent $ASSAY_API_KEY\n' },
      },
      timings: { startedAt: '2026-01-01T00:00:00.000Z', durationMs: 3 },
    });
  });

  test('a failure, and how often it was sent again', () => {
    const item = exchange('', { response: null, failure: { kind: 'reset', message: 'reset' }, retries: 1 });
    expect(stored(item)).toMatchObject({
      response: null,
      failure: { kind: 'reset', message: 'reset' },
      retries: 1,
    });
  });

  test('bytes that are not UTF-8 are base64, redacted before', () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(`<k>${key}</k>`, 'utf16le')]);
    const { base64 } = stored(exchange(bytes)).response.body;
    expect(Buffer.from(base64, 'base64').subarray(2).toString('utf16le')).toBe('<k>$ASSAY_API_KEY</k>');
  });

  test('1 MB is whole; beyond there are length, hash, head and tail', () => {
    const mega = 'a'.repeat(1024 * 1024);
    expect(stored(exchange(mega)).response.body).toEqual({ text: mega });
    const long = `${'é'.repeat(600_000)}${key}x`;
    const redacted = `${'é'.repeat(600_000)}$ASSAY_API_KEYx`;
    const { body } = stored(exchange(long)).response;
    expect(body.length).toBe(Buffer.byteLength(redacted));
    expect(body.sha256).toBe(createHash('sha256').update(redacted).digest('hex'));
    expect(redacted.startsWith(body.head.text)).toBe(true);
    expect(redacted.endsWith(body.tail.text)).toBe(true);
    expect(Buffer.byteLength(body.head.text)).toBeGreaterThan(16_000);
    expect(body.tail.text).toContain('$ASSAY_API_KEYx');
  });

  test('a character that the cut would halve stays whole', () => {
    const { body } = stored(exchange(`x${'€'.repeat(400_000)}`)).response;
    expect(body.head.text).toMatch(/^x€+$/);
    expect(body.tail.text).toMatch(/^€+$/);
  });
});

test.each(Object.keys(encodings))(
  'a key that a server echoes as %s and gzipped is in no line',
  async (name) => {
    const written = encodings[name]?.(key) ?? key;
    const url = await httpServer((_request, response) => {
      response
        .writeHead(400, { 'Content-Encoding': 'gzip', 'X-Echo': encodeURIComponent(key) })
        .end(gzipSync(`Message: <${written}>`));
    });
    const line = exchangeLine(await target(url).send(read), redact);
    const { headers, body } = JSON.parse(line).response;
    expect(body).toEqual({ text: 'Message: <$ASSAY_API_KEY>' });
    expect(headers).toContainEqual(['x-echo', '$ASSAY_API_KEY']);
  },
);
