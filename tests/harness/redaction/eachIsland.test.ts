import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachIsland } from '../../../harness/redaction/eachIsland.ts';

const letters = Uint8Array.from({ length: 128 }, (_, code) => (code === 0x61 || code === 0x62 ? 1 : 0));

test('every stretch that is long enough, whole and in order, and no other', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'a', 'b', '.', 'é') }),
      fc.integer({ min: 1, max: 9 }),
      (text, shortest) => {
        const found: string[] = [];
        eachIsland(text, letters, shortest, (start, end) => found.push(`${start} ${text.slice(start, end)}`));
        const expected = [...text.matchAll(/[ab]+/g)].filter(([stretch]) => stretch.length >= shortest);
        expect(found).toEqual(expected.map((match) => `${match.index} ${match[0]}`));
      },
    ),
  );
});
