import { expect, test } from 'vitest';
import { skusLike } from '../../generators/records/skusLike.ts';

test('a SKU like a known one has its length, its kinds of signs and its check digit', () => {
  expect(skusLike('Bolt-M8x40')[0]).toBe('Bolt-M4x80');
  expect(skusLike('AAA-1')).toEqual([]);
  const weighted = (gtin: string) =>
    [...gtin].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) % 10;
  const known = '4006381333931';
  for (const like of skusLike(known)) {
    expect(like).toMatch(/^\d{13}$/);
    expect(like).not.toBe(known);
    expect(weighted(like)).toBe(weighted(known));
  }
});
