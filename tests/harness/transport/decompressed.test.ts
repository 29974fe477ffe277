import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { decompressed } from '../../../harness/transport/decompressed.ts';

const plain = new TextEncoder().encode('{"ResponseStatus":{"ErrorCode":"0"}}');
const none = new Uint8Array();
const read = (body: Uint8Array, coding: string) => {
  const found = decompressed(body, [['content-encoding', coding]], 1000);
  return found === null ? null : [new TextDecoder().decode(found.body), found.misfit?.actual];
};
const text = new TextDecoder().decode(plain);

it.each([
  ['GZIP', gzipSync(plain)],
  ['x-gzip', gzipSync(plain)],
  ['identity', plain],
  ['', plain],
  ['deflate', deflateSync(plain)],
  ['deflate', deflateRawSync(plain)],
  ['br', brotliCompressSync(plain)],
  ['deflate, gzip', gzipSync(deflateSync(plain))],
  ['gzip, identity', gzipSync(plain)],
  // Names that we do not offer: what they mean is not for us to say.
  ['utf-8', plain],
  ['constructor', plain],
])('takes %s as it is meant', (coding, body) => {
  expect(read(body, coding)).toEqual([text, undefined]);
});

it('takes a body without bytes in any coding', () => {
  expect(read(none, 'gzip')).toEqual(['', undefined]);
});

it.each(['gzip', 'deflate', 'br', 'identity, X-GZIP'])(
  'reads plain bytes that are said to be %s, and tells it',
  (coding) => {
    expect(read(plain, coding)).toEqual([
      text,
      `bytes that are not in ${coding.split(', ').at(-1)?.toLowerCase()}`,
    ]);
  },
);

it.each([
  ['gzip', gzipSync(plain)],
  ['deflate', deflateSync(plain)],
])('reads %s that breaks off as far as it goes, and tells it', (coding, body) => {
  const [start, told] = read(body.subarray(0, -12), coding) ?? [];
  expect(text.startsWith(start ?? 'nothing')).toBe(true);
  expect(start?.length).toBeGreaterThan(5);
  expect(told).toBe(`${coding} that breaks off`);
});
