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

test.each<[string, (text: string) => Buffer]>([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
])('of a %s body that was cut there is the start', async (encoding, compress) => {
  const lines = Array.from({ length: 2000 }, (_, index) => `${index}:${Math.sin(index)}\n`).join('');
  const whole = compress(lines);
  const body = text((await answered(encoding, whole.subarray(0, whole.length / 2))).response?.body);
  expect(body.length).toBeGreaterThan(1000);
  expect(body.length).toBeLessThan(lines.length);
  expect(lines.startsWith(body)).toBe(true);
});

test('more layers than anybody means are left as they are', async () => {
  let body: Buffer = Buffer.from(plain);
  for (let layer = 0; layer < 6; layer += 1) body = gzipSync(body);
  const exchange = await answered(Array(6).fill('gzip').join(', '), body);
  expect(Buffer.from(exchange.response?.body ?? []).equals(body)).toBe(true);
});

test.each(['gzip', 'br'])('a %s bomb is too long, and is not unpacked', async (encoding) => {
  const zeros = Buffer.alloc(200_000_000);
  const bomb = encoding === 'gzip' ? gzipSync(zeros) : brotliCompressSync(zeros, { params: { 1: 1 } });
  const before = process.memoryUsage().rss;
  const exchange = await answered(encoding, bomb);
  expect(exchange.failure).toMatchObject({ kind: 'size' });
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
});
