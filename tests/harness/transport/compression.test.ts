import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { httpServer, read, target, text } from './servers.ts';

const plain = '{"ResponseStatus":{"ErrorCode":"0"}}';

async function answered(encoding: string, body: Uint8Array) {
  const url = await httpServer((_request, response) => {
    response.writeHead(200, encoding === '' ? {} : { 'Content-Encoding': encoding }).end(body);
  });
  return target(url).send(read);
}

test.each<[string, Uint8Array]>([
  ['gzip', gzipSync(plain)],
  ['x-gzip', gzipSync(plain)],
  ['GZIP', gzipSync(plain)],
  ['deflate', deflateSync(plain)],
  ['deflate', deflateRawSync(plain)],
  ['br', brotliCompressSync(plain)],
  ['gzip, br', brotliCompressSync(gzipSync(plain))],
  ['identity', Buffer.from(plain)],
  ['', Buffer.from(plain)],
])('%s is undone (%#)', async (encoding, body) => {
  expect(text((await answered(encoding, body)).response?.body)).toBe(plain);
});

test.each(['gzip', 'deflate', 'br', 'gzip, gzip', 'zstd', 'nonsense'])(
  'a body that is not %s although the header says so is given as it came',
  async (encoding) => {
    expect(text((await answered(encoding, Buffer.from(plain))).response?.body)).toBe(plain);
  },
);

test('a cut gzip is given as it came', async () => {
  const cut = gzipSync(plain.repeat(10)).subarray(0, 30);
  expect(Buffer.from((await answered('gzip', cut)).response?.body ?? []).equals(cut)).toBe(true);
});

test.each(['gzip', 'br'])('a %s bomb is too long, and is not unpacked', async (encoding) => {
  const zeros = Buffer.alloc(200_000_000);
  const bomb = encoding === 'gzip' ? gzipSync(zeros) : brotliCompressSync(zeros, { params: { 1: 1 } });
  const before = process.memoryUsage().rss;
  const exchange = await answered(encoding, bomb);
  expect(exchange.failure).toMatchObject({ kind: 'size' });
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
});
