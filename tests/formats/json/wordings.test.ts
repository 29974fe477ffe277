import { describe, expect, it } from 'vitest';
import { json } from '../../../formats/json/json.ts';
import type { ScalarType, TypeShape } from '../../../specs/Shape.ts';
import { shapeOf } from '../vectorShape.ts';

const told = (type: TypeShape, written: string) =>
  json.decode(shapeOf('Probe', { M: type }), Buffer.from(`{"M":${written}}`)).deviations;

const dateForm = '/Date(<ms><+hhmm or -hhmm>)/';
const unset = '/Date(-62135596800000-0000)/';

/** A type, the json that stood there, the clause that it breaks, what was due and what is told of it. */
const wordings: readonly (readonly [ScalarType, string, string, string, string, string])[] = [
  ['int', '"7"', 'TYP-1', 'MUST', 'an integer without quotes', '"7"'],
  ['int', 'true', 'TYP-1', 'MUST', 'an integer without quotes', 'true'],
  ['int', '1.5', 'TYP-1', 'MUST', 'an integer', '1.5'],
  ['decimal', '"12.50"', 'TYP-3', 'MUST', 'a number without quotes', '"12.50"'],
  ['number', '{"a":1,"b":2}', 'TYP-3', 'MUST', 'a number without quotes', 'an object of a, b'],
  ['bool', '"true"', 'TYP-2', 'MUST', 'true or false without quotes', '"true"'],
  ['bool', '1', 'TYP-2', 'MUST', 'true or false without quotes', '1'],
  ['bool', '[true]', 'TYP-2', 'MUST', 'true or false without quotes', 'a list of 1'],
  ['string', '0', 'TYP-15', 'MUST', 'text', '0'],
  ['enumeration', '2', 'TYP-10', 'SHOULD', 'the name of a value as text', '2'],
  ['enumeration', '" "', 'TYP-10', 'SHOULD', 'the name of a value as text', '" "'],
  ['intText', 'true', 'TYP-17', 'MUST', 'an integer or nothing', 'true'],
  ['intText', '[7,8]', 'TYP-17', 'MUST', 'an integer or nothing', 'a list of 2'],
  ['datetime', '"/Date(7)/"', 'TYP-5', 'MUST', dateForm, '/Date(7)/'],
  ['datetime', '"soon"', 'TYP-5', 'MUST', dateForm, 'soon'],
  [
    'datetime',
    `"${unset.replace('-0000', '+0000')}"`,
    'TYP-6',
    'MUST',
    unset,
    unset.replace('-0000', '+0000'),
  ],
];

describe('what is told of a value in another form', () => {
  it.each(wordings)('%s %s', (type, written, clause, level, expected, actual) => {
    expect(told({ kind: 'scalar', type }, written)).toEqual([{ clause, level, path: 'M', expected, actual }]);
  });

  it('and of a record and a list', () => {
    const record: TypeShape = { kind: 'record', record: shapeOf('mvTax', {}) };
    const list: TypeShape = { kind: 'list', item: record, itemName: 'mvTax' };
    const due = { clause: 'TYP-15', level: 'MUST' };
    expect(told(record, '["a"]')).toEqual([
      { ...due, path: 'M', expected: 'a mvTax record', actual: 'a list of 1' },
    ]);
    expect(told(list, '"a"')).toEqual([{ ...due, path: 'M', expected: 'a list of mvTax', actual: '"a"' }]);
    expect(told(list, '[{},12.50]')).toEqual([
      { ...due, path: 'M[1]', expected: 'a mvTax record', actual: '12.50' },
    ]);
  });
});

describe('what is told is short', () => {
  it('of a text', () => {
    const [deviation] = told(
      { kind: 'scalar', type: 'bool' },
      `"${'\\u00e9'.repeat(100)}${'x'.repeat(150)}"`,
    );
    // 200 characters at most, the opening quote and the dots among them.
    expect(deviation?.actual).toBe(`"${'é'.repeat(100)}${'x'.repeat(96)}...`);
  });

  it('of an object, whose first ten names are told', () => {
    const names = Array.from('abcdefghijkl');
    const [deviation] = told(
      { kind: 'scalar', type: 'int' },
      `{${names.map((name) => `"${name}":0`).join(',')}}`,
    );
    expect(deviation?.actual).toBe('an object of a, b, c, d, e, f, g, h, i, j');
  });
});

describe('a bool in capitals is told once', () => {
  const message = shapeOf('Probe', {
    M: { kind: 'scalar', type: 'datetime' },
    B: { kind: 'scalar', type: 'bool' },
  });
  const clauses = (text: string) =>
    json.decode(message, Buffer.from(text)).deviations.map(({ clause, actual }) => `${clause} ${actual}`);

  it('by the type of its member', () => {
    expect(clauses('{"B":False}')).toEqual(['TYP-2 False']);
    expect(clauses('{"M":TRUE}')).toEqual(['TYP-5 TRUE']);
  });

  it.each(['untrue', 'falsehood'])('by RFC 8259 where its member is not documented, beside %s', (text) => {
    expect(clauses(`{"M":"${text}","x":True}`)).toEqual([`TYP-5 ${text}`, 'FMT-11 True']);
  });
});
