import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyReader } from '../../../harness/transport/bodyReader.ts';

const megabyte = 1024 * 1024;
const large = Buffer.alloc(megabyte + 10, '[');

/** The bytes in pieces that end at these places. */
async function* inPieces(bytes: Uint8Array, ends: readonly number[]): AsyncGenerator<Uint8Array> {
  let start = 0;
  for (const end of [...ends, bytes.length].sort((a, b) => a - b)) {
    if (end <= start || end > bytes.length) continue;
    yield Uint8Array.from(bytes.subarray(start, end));
    start = end;
  }
}

test('large bodies that are equal are one array, however they come', async () => {
  const read = bodyReader();
  const first = await read(inPieces(large, []), 2 * megabyte);
  expect(Buffer.compare(first ?? Buffer.of(), large)).toBe(0);
  expect(await read(inPieces(large, [1, 70_000]), 2 * megabyte)).toBe(first);
  const small = await read(inPieces(Buffer.from('[[['), [1]), 2 * megabyte);
  expect(Buffer.from(small ?? []).toString()).toBe('[[[');
  expect(await read(inPieces(large, [megabyte]), 2 * megabyte)).toBe(first);
});

test('what differs, be it at the end, is read as it came', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          at: fc.nat(large.length - 1),
          length: fc.nat(large.length),
          ends: fc.array(fc.nat(large.length)),
        }),
        { maxLength: 6 },
      ),
      async (changes) => {
        const read = bodyReader();
        for (const { at, length, ends } of changes) {
          const bytes = Buffer.from(large.subarray(0, length));
          if (at < length) bytes[at] = 0x5d;
          const body = await read(inPieces(bytes, ends), 2 * megabyte);
          expect(body !== null && Buffer.compare(body, bytes) === 0).toBe(true);
        }
      },
    ),
    { numRuns: 20 },
  );
});

test('what is longer than is read is null, also where its start is known', async () => {
  const read = bodyReader();
  await read(inPieces(large, []), 2 * megabyte);
  expect(await read(inPieces(large, [5]), megabyte)).toBeNull();
});
