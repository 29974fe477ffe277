import { describe, expect, it } from 'vitest';
import { numberLexeme, plainInteger } from '../../../formats/read/numberText.ts';

describe('numbers as text', () => {
  it.each([
    ['12.50', '12.50', undefined],
    ['+5', '5', '5'],
    ['.5', '0.5', undefined],
    ['5.', '5', '5'],
    ['007', '7', '7'],
    ['-0', '-0', '0'],
    ['1.0', '1.0', '1'],
    ['1E2', '1E2', '100'],
    ['1.5e1', '1.5E1', '15'],
    ['1500e-2', '1500E-2', '15'],
    ['15e-2', '15E-2', undefined],
    ['0e-9', '0E-9', '0'],
    ['0e-1', '0E-1', '0'],
    ['-0e-9', '-0E-9', '0'],
    ['0.5e1', '0.5E1', '5'],
    ['-0.05e2', '-0.05E2', '-5'],
    ['100e-5', '100E-5', undefined],
    ['0.001e2', '0.001E2', undefined],
    ['1005', '1005', '1005'],
    ['000', '0', '0'],
    ['1e-1000', '1E-1000', undefined],
    [' 7 ', '7', '7'],
    ['-12345678901234567890', '-12345678901234567890', '-12345678901234567890'],
  ])('%s', (text, lexeme, integer) => {
    expect(numberLexeme(text)).toBe(lexeme);
    expect(plainInteger(lexeme)).toBe(integer);
  });

  it.each([
    '',
    '.',
    '-',
    'e5',
    'x5',
    '5x',
    '1,5',
    '1 000',
    'NaN',
    'Infinity',
    '0x1F',
    '1e',
    '1E1001',
    '1E-999999999999',
  ])('not %j', (text) => {
    expect(numberLexeme(text)).toBeUndefined();
  });

  it('up to an exponent of a thousand', () => {
    expect(numberLexeme('1e1000')).toBe('1E1000');
    expect(plainInteger('1E1000')).toBe(`1${'0'.repeat(1000)}`);
  });

  it.each(['', 'x1', '1x', '--1', '1.', '1E'])('no integer of %j, which is no lexeme', (text) => {
    expect(plainInteger(text)).toBeUndefined();
  });
});
