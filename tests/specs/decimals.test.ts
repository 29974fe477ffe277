import Big from 'big.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areCloser, compareDecimals, plainDecimal } from '../../specs/decimals.ts';

const digits = (most: number) => fc.stringMatching(new RegExp(`^\\d{1,${most}}$`));
const decimal = fc
  .record({ sign: fc.constantFrom('', '-'), whole: digits(14), fraction: fc.option(digits(6)) })
  .map(({ sign, whole, fraction }) => `${sign}${whole}${fraction === null ? '' : `.${fraction}`}`);
/** A number and one that is likely close to it, written in another way. */
const pair = fc.oneof(
  fc.tuple(decimal, decimal),
  fc
    .tuple(decimal, fc.constantFrom('0', '0.0001', '0.0099', '0.01', '0.00999', '1', '-0.01', '-0.0001'))
    .map(([one, step]): [string, string] => [one, new Big(one).plus(step).toFixed(5)]),
);

test('comparing is that of decimals, however long', () => {
  fc.assert(
    fc.property(pair, ([one, other]) => {
      expect(Math.sign(compareDecimals(one, other))).toBe(new Big(one).cmp(other));
      expect(areCloser(one, other, 0.01)).toBe(new Big(one).minus(other).abs().lt('0.01'));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['0.1', '0.10', 0],
  ['-0', '0', 0],
  ['-0.5', '-0.4999', -1],
  ['99999999999.9999', '100000000000', -1],
  ['1e2', '100.0', 0],
])('%s beside %s', (one, other, order) => {
  expect(Math.sign(compareDecimals(one, other)) + 0).toBe(order);
});

test.each([
  ['0', '0'],
  ['007', '7'],
  ['12.50', '12.5'],
  ['-3', '-3'],
  ['1e3', '1000'],
])('%s in its plain form is %s', (lexeme, plain) => {
  expect(plainDecimal(lexeme)).toBe(plain);
});

test('what is no number is our own mistake', () => {
  expect(() => compareDecimals('1', 'x')).toThrow();
  expect(() => plainDecimal('')).toThrow();
});
