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
    [' 7 ', '7', '7'],
    ['-12345678901234567890', '-12345678901234567890', '-12345678901234567890'],
  ])('%s', (text, lexeme, integer) => {
    expect(numberLexeme(text)).toBe(lexeme);
    expect(plainInteger(lexeme)).toBe(integer);
  });

  it.each(['', '.', '-', 'e5', '1,5', '1 000', 'NaN', 'Infinity', '0x1F', '1e', '1E1001', '1E-999999999999'])(
    'not %j',
    (text) => {
      expect(numberLexeme(text)).toBeUndefined();
    },
  );
});
