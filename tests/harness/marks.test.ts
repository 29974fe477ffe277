import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasMark, markOf, marksIn, marksInText } from '../../harness/writes/marks.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

test('a mark is ten hexadecimal digits, and is found again in a text and in a record', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const mark = markOf(digest(text));
      expect(mark).toMatch(/^[0-9a-f]{10}$/);
      expect(marksInText(`<Name>Assay ${mark}</Name>`)).toEqual([mark]);
      expect(marksIn({ Names: [{ Name: `Assay ${mark}` }] })).toEqual([mark]);
      expect(hasMark({ Name: `ASSAY ${mark.toUpperCase()}` }, [mark])).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('no digest makes a mark that a client or a server reads as a number', () => {
  for (const digits of [
    '0'.repeat(64),
    '7'.repeat(64),
    '1e5'.padEnd(64, '0'),
    '0000000012345e67890'.padEnd(64, '0'),
  ]) {
    const mark = markOf(digits);
    expect(Number(mark)).toBeNaN();
    expect(marksInText(`"${mark}"`)).toEqual([mark]);
  }
});

test('digests that differ in one early digit make different marks', () => {
  const one = digest('one');
  const marks = Array.from({ length: 9 }, (_, at) =>
    markOf(`${one.slice(0, at + 8)}${one[at + 8] === '0' ? '1' : '0'}${one.slice(at + 9)}`),
  );
  expect(new Set([markOf(one), ...marks]).size).toBe(10);
});

test('ten decimal digits in a text, such as a telephone number, are no mark', () => {
  expect(marksInText('{"Phone":"0123456789","Id":1234567890,"Name":"x0abcdef1234"}')).toEqual([]);
});
