import { describe, expect, test } from 'vitest';
import { isNothing } from '../../harness/canonical/isNothing.ts';
import { isScalar } from '../../harness/canonical/isScalar.ts';
import { openLexeme, plain } from '../../harness/canonical/openLexeme.ts';
import { instant, unsetMs, wall } from '../../specs/datetime.ts';
import { numeric } from '../../specs/numeric.ts';
import type { Value } from '../../specs/Value.ts';

describe('a value of no known shape', () => {
  const noon = String(Date.UTC(2017, 0, 10, 12) / 1000);

  test.each<[Value, kind: string, text: string]>([
    [numeric('12.50'), 'other', '12.5'],
    ['12.50', 'other', '12.5'],
    [' 1.25E1 ', 'other', '12.5'],
    ['007', 'other', '7'],
    [true, 'other', 'true'],
    ['TRUE', 'other', 'true'],
    ['False', 'other', 'false'],
    ['Untrue', 'other', 'Untrue'],
    ['Truest', 'other', 'Truest'],
    [' North ', 'other', 'North'],
    // A GUID, in three forms.
    ['{0F8FAD5B-D9CB-469F-A165-70867728950E}', 'other', '0f8fad5bd9cb469fa16570867728950e'],
    ['0f8fad5b-d9cb-469f-a165-70867728950e', 'other', '0f8fad5bd9cb469fa16570867728950e'],
    ['0f8fad5bd9cb469fa16570867728950e', 'other', '0f8fad5bd9cb469fa16570867728950e'],
    [null, 'other', 'null'],
    // json's dates are instants, to the second; the offset beside them is TYP-9's.
    [`/Date(${noon}000+0200)/`, 'instant', noon],
    [`/Date(${noon}999-0000)/`, 'instant', noon],
    ['/Date(-1+0000)/', 'instant', '-1'],
    [instant(1999), 'instant', '1'],
    [wall(-1), 'wall', '-1'],
    // The others write local times (TYP-7), in any form of ISO 8601.
    ['2017-01-10T12:00:00', 'wall', noon],
    ['2017-01-10T12:00:00.9999999', 'wall', noon],
    ['20170110T120000', 'wall', noon],
    ['2017-01-10 12:00', 'wall', noon],
    ['2017-01-10t12:00', 'wall', noon],
    ['1970-01-01', 'wall', '0'],
    ['1970-W01-4', 'wall', '0'],
    ['1970W014', 'wall', '0'],
    // With a designator it is an instant.
    ['2017-01-10T14:00:00+02:00', 'instant', noon],
    ['2017-01-10T12:00:00Z', 'instant', noon],
    ['2017-01-10T06:30:00-05:30', 'instant', noon],
    // Digits alone are a number.
    ['20170110', 'other', '20170110'],
    ['2017-13-40', 'other', '2017-13-40'],
  ])('%j: %s %s', (value, kind, text) => {
    expect(openLexeme(value)).toEqual({ kind, text });
  });
});

test.each([
  ['12.50', '12.5'],
  ['1E2', '100'],
  ['-0.10', '-0.1'],
  ['1E-7', '0.0000001'],
  ['123456789012345678901234567890', '123456789012345678901234567890'],
])('%s is plainly %s', (lexeme, text) => {
  expect(plain(lexeme)).toBe(text);
});

// XF-1: absent, nil, empty text, 0, false, the unset date, an empty list.
test.each<[Value | undefined, boolean]>([
  [undefined, true],
  [null, true],
  [false, true],
  ['', true],
  [' \t', true],
  [numeric(0), true],
  [numeric('-0.00'), true],
  [numeric('0E5'), true],
  [numeric('0E-12'), true],
  [wall(unsetMs), true],
  [instant(unsetMs), true],
  [[], true],
  [{}, true],
  [[null, ''], true],
  [{ a: null, b: '', c: { d: [] } }, true],
  [true, false],
  ['0', false],
  ['no', false],
  [numeric(10), false],
  [numeric('0.01'), false],
  [numeric('1E0'), false],
  [wall(0), false],
  [['', 'a'], false],
  [{ a: '', b: true }, false],
])('%j is nothing: %s', (value, expected) => {
  expect(isNothing(value)).toBe(expected);
});

test.each<[Value, boolean]>([
  [null, true],
  ['a', true],
  [false, true],
  [numeric(7), true],
  [wall(7), true],
  [[], false],
  [{}, false],
])('%j is a single value: %s', (value, expected) => {
  expect(isScalar(value)).toBe(expected);
});
