import { describe, expect, it } from 'vitest';
import { searchValues } from '../../generators/filters/searchValues.ts';
import { numeric } from '../../specs/numeric.ts';

const valuesOf = (type: 'int' | 'number' | 'decimal', lexeme: string) =>
  searchValues({ name: 'Held', type }, 'Equals', [{ Held: numeric(lexeme) }]);

describe('search values near a number', () => {
  it.each([
    ['an int', 'int', '5', ['5', '4', '6']],
    // Its column may hold whole numbers alone, and its reader may refuse a fraction.
    ['a whole number', 'number', '5', ['5', '4', '6']],
    ['a number with zeros after the point', 'number', '5.00', ['5', '4', '6']],
    ['a number with a fraction', 'number', '5.25', ['5.25', '5.250', '5.24', '5.26', '4.25', '6.25']],
    ['a decimal', 'decimal', '5', ['5', '5.00', '4.99', '5.01', '4', '6']],
  ] as const)('%s', (_, type, held, due) => {
    expect(valuesOf(type, held)).toEqual(due);
  });
});
