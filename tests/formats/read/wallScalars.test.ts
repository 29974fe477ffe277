import { describe, expect, it } from 'vitest';
import type { Report } from '../../../formats/read/Reading.ts';
import { boolOf, readWallScalar } from '../../../formats/read/wallScalars.ts';
import { numeric } from '../../../specs/numeric.ts';
import type { ScalarType } from '../../../specs/Shape.ts';
import type { Value } from '../../../specs/Value.ts';

type Told = readonly [clause: string, level: string, expected: string, slug?: string];

const read = (text: string, type: ScalarType, lowerCaseBools = true) => {
  const told: Parameters<Report>[0][] = [];
  const rules = { datetimeLevel: 'MUST', lowerCaseBools } as const;
  return { value: readWallScalar(text, type, (each) => told.push(each), rules), told };
};

const shown = (text: string, deviation: Told | undefined) => {
  if (deviation === undefined) return [];
  const [clause, level, expected, slug] = deviation;
  return [{ clause, level, ...(slug && { slug }), expected, actual: text }];
};

const noInt: Told = ['TYP-1', 'MUST', 'an integer'];
const plain = (digits: string): Told => ['TYP-1', 'SHOULD', digits, 'plain-digits'];
const noNumber: Told = ['TYP-3', 'MUST', 'a number'];
const noBool: Told = ['TYP-2', 'MUST', 'true or false'];
const lower = (word: string): Told => ['TYP-2', 'SHOULD', word, 'lower-case'];
const noName: Told = ['TYP-10', 'SHOULD', 'the name of a value'];
const noIntText: Told = ['TYP-17', 'MUST', 'an integer or nothing'];

const forms: readonly (readonly [ScalarType, string, Value, Told?])[] = [
  ['string', ' a ', ' a '],
  ['string', '', ''],
  ['enumeration', 'Insert', 'Insert'],
  ['enumeration', ' ', ' ', noName],
  ['intText', ' 12 ', '12'],
  ['intText', '-12', '-12'],
  ['intText', '+12', '+12'],
  ['intText', ' ', ''],
  ['intText', '1.5', '1.5', noIntText],
  ['intText', 'a1', 'a1', noIntText],
  ['intText', '1a', '1a', noIntText],
  ['int', '\t-7\n', numeric(-7)],
  ['int', '007', numeric(7)],
  ['int', '+7', numeric(7), plain('7')],
  ['int', '1E2', numeric(100), plain('100')],
  ['int', '7.', numeric(7), plain('7')],
  ['int', '1.5', numeric('1.5'), noInt],
  ['int', 'x', 'x', noInt],
  ['int', ' ', null, noInt],
  ['decimal', ' 12.50 ', numeric('12.50')],
  ['number', '1E2', numeric('1E2')],
  ['decimal', '12,50', '12,50', noNumber],
  ['number', '', null, noNumber],
  ['bool', ' true ', true],
  ['bool', 'false', false],
  ['bool', 'True', true, lower('true')],
  ['bool', 'FALSE', false, lower('false')],
  ['bool', '1', true, noBool],
  ['bool', ' 0 ', false, noBool],
  ['bool', 'yes', 'yes', noBool],
  ['bool', ' ', null, noBool],
];

describe('values of the formats that write all as text', () => {
  for (const [type, text, value, deviation] of forms) {
    it(`${type} ${JSON.stringify(text)}`, () => {
      expect(read(text, type)).toEqual({ value, told: shown(text, deviation) });
    });
  }

  it('take a bool in any letter case where the document shows none', () => {
    expect(read('TRUE', 'bool', false)).toEqual({ value: true, told: [] });
    expect(read('1', 'bool', false)).toEqual({ value: true, told: shown('1', noBool) });
  });
});

it('words of a bool', () => {
  expect([' TRUE ', '1', 'fAlse', ' 0 '].map(boolOf)).toEqual([true, true, false, false]);
  expect(['', 'untrue', 'trueish', '10', '01', '2'].map(boolOf)).toEqual(Array(6).fill(undefined));
});
