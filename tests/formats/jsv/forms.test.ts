import { describe, expect, it } from 'vitest';
import { DecodeError } from '../../../formats/DecodeError.ts';
import { jsv } from '../../../formats/jsv/jsv.ts';
import { unsetMs, wall } from '../../../specs/datetime.ts';
import { responseShape } from '../../../specs/messageShapes.ts';
import { numeric } from '../../../specs/numeric.ts';
import { operationNamed } from '../../../specs/operations.ts';
import type { ScalarType } from '../../../specs/Shape.ts';
import type { Value } from '../../../specs/Value.ts';
import { decodedForm } from '../decodedForm.ts';
import { shapeOf, vectorShape } from '../vectorShape.ts';

const half = Date.UTC(2017, 0, 10, 10, 30);

/** A type, the jsv that stood there, what it means, and the deviation. */
const forms: readonly (readonly [ScalarType, string, Value, string?])[] = [
  ['int', '7', numeric(7)],
  ['int', '"7"', numeric(7)],
  ['int', ' 7 ', numeric(7)],
  ['int', '1.0', numeric(1), 'TYP-1 SHOULD plain-digits'],
  ['int', '+1', numeric(1), 'TYP-1 SHOULD plain-digits'],
  ['int', '1.5', numeric('1.5'), 'TYP-1 MUST'],
  ['int', 'x', 'x', 'TYP-1 MUST'],
  ['int', '""', null, 'TYP-1 MUST'],
  ['int', '{a:1}', '{a:1}', 'TYP-1 MUST'],
  ['decimal', '12.50', numeric('12.50')],
  ['decimal', '.5', numeric('0.5')],
  ['decimal', '"1,5"', '1,5', 'TYP-3 MUST'],
  ['bool', 'True', true],
  ['bool', 'FALSE', false],
  ['bool', '1', true, 'TYP-2 MUST'],
  ['bool', 'yes', 'yes', 'TYP-2 MUST'],
  ['string', '', null],
  ['string', '""', ''],
  ['string', 'null', 'null'],
  ['string', 'a{b', 'a{b'],
  ['string', '[x]', '[x]', 'TYP-15 MUST'],
  ['enumeration', 'Insert', 'Insert'],
  ['enumeration', '""', '', 'TYP-10 SHOULD'],
  ['intText', '12', '12'],
  ['intText', '"12"', '12'],
  ['intText', '1.5', '1.5', 'TYP-17 MUST'],
  ['datetime', '2017-01-10T10:30:00', wall(half)],
  ['datetime', '"2017-01-10T10:30:00"', wall(half)],
  ['datetime', '2017-01-10T10:30', wall(half)],
  ['datetime', '20170110T103000', wall(half)],
  ['datetime', '2017-01-10T10:30:00.1230000', wall(half + 123)],
  ['datetime', '2017-01-10T10:30:00Z', wall(half, 0), 'TYP-7 MUST'],
  ['datetime', '2017-01-10T10:30:00+02:00', wall(half, 120), 'TYP-7 MUST'],
  ['datetime', '2017-01-10', wall(Date.UTC(2017, 0, 10)), 'TYP-7 MUST'],
  ['datetime', '2017-01-10 10:30:00', wall(half), 'TYP-7 MUST'],
  ['datetime', '10/01/2017', '10/01/2017', 'TYP-7 MUST'],
  ['datetime', '2017-02-30T00:00:00', '2017-02-30T00:00:00', 'TYP-7 MUST'],
  ['datetime', '0001-01-01T00:00:00', wall(unsetMs)],
  ['datetime', '0001-01-01', wall(unsetMs), 'TYP-8 MUST'],
  ['datetime', '0000-00-00T00:00:00', wall(unsetMs), 'TYP-8 MUST'],
  ['datetime', '0001-01-01T00:00:00.0000000', wall(unsetMs), 'TYP-8 SHOULD exact-unset'],
  ['datetime', '0001-01-01T00:00:00Z', wall(unsetMs, 0), 'TYP-7 MUST'],
  ['datetime', '"/Date(-62135596800000-0000)/"', wall(unsetMs), 'TYP-7 MUST'],
];

describe('forms of single values in jsv', () => {
  for (const [type, written, value, deviation] of forms) {
    it(`${type} ${written}`, () => {
      const shape = shapeOf('Probe', { M: { kind: 'scalar', type } });
      expect(decodedForm(jsv, shape, `{M:${written}}`)).toEqual({
        value: { M: value },
        deviations: deviation === undefined ? [] : [deviation],
      });
    });
  }
});

describe('forms of jsv documents', () => {
  it.each([
    ['{S:a}\r\n', { S: 'a' }],
    ['\uFEFF{S:a}', { S: 'a' }],
    ['{"S":"a","I":1}', { S: 'a', I: numeric(1) }],
    ['{L:[,a,"b,c"]}', { L: [null, 'a', 'b,c'] }],
    ['{L:[10:30,z]}', { L: ['10:30', 'z'] }],
    ['{L:[ ]}', { L: [' '] }],
    ['{O:[ ]}', { O: [] }],
    ['{ A : { City : X , Name : "a" } }', { A: { City: ' X ', Name: 'a' } }],
    [
      '{O:[{BatchNumberName:x} , {BatchNumberName:y}]}',
      { O: [{ BatchNumberName: 'x' }, { BatchNumberName: 'y' }] },
    ],
    [
      '{O:[BatchNumberName:x,AssignedQTYInDetail:2]}',
      { O: [{ BatchNumberName: 'x', AssignedQTYInDetail: numeric(2) }] },
    ],
    ['{A:{},O:,L:[]}', { A: {}, O: null, L: [] }],
    ['{}', {}],
    ['{S:a,}', { S: 'a' }],
  ])('%s', (text, value) => {
    expect(decodedForm(jsv, vectorShape, text)).toEqual({ value, deviations: [] });
  });

  it.each([
    ['{S:"a"', { S: 'a' }],
    ['{A:{City:"x"}', { A: { City: 'x' } }],
    ['{A:{City:"x"', { A: { City: 'x' } }],
    ['{O:[{BatchNumberName:"x"]}', { O: [{ BatchNumberName: 'x' }] }],
    ['{O:[{BatchNumberName:x}}', { O: [{ BatchNumberName: 'x' }] }],
    ['{I:1,O:[{BatchNumberName:x}]\n', { I: numeric(1), O: [{ BatchNumberName: 'x' }] }],
  ])('%s lacks a bracket', (text, value) => {
    expect(decodedForm(jsv, vectorShape, text)).toEqual({ value, deviations: ['FMT-11 SHOULD'] });
  });

  it.each(['{S:a}x', '{S:a}\n\nTotal: 3 rows', '{S:a}\0', '{S:a}{S:b}'])(
    '%j goes on behind its end',
    (text) => {
      expect(decodedForm(jsv, vectorShape, text)).toEqual({
        value: { S: 'a' },
        deviations: ['FMT-11 SHOULD'],
      });
    },
  );

  it('leaves brackets and commas of a bare text to it', () => {
    expect(decodedForm(jsv, vectorShape, '{A:{City:a]b},L:[x}y]}')).toEqual({
      value: { A: { City: 'a]b' }, L: ['x}y'] },
      deviations: [],
    });
  });

  it('blames a list that is none on the clause of the member', () => {
    const get = responseShape(operationNamed('DiscountGet'));
    expect(decodedForm(jsv, get, '{mvDiscounts:{DiscountID:1}}')).toEqual({
      value: { mvDiscounts: [{ DiscountID: numeric(1) }] },
      deviations: ['GET-1 MUST'],
    });
  });

  it.each([
    '',
    ' ',
    'hello',
    '[]',
    '"x"',
    '{',
    '{S',
    '{S:',
    '{S:a',
    '{S:"a',
    '{S:"a"b}',
    '{S:a},x',
    '{S:a}}',
    '{O:[',
    '{O:[{]}',
    '{S:{a:1]',
    '{O:[{BatchNumberName:"x"}',
    '{O:[{BatchNumberName:"x"},',
    '{A:{Name:"a"]',
    '{:',
  ])('refuses %j', (text) => {
    expect(() => jsv.decode(vectorShape, Buffer.from(text))).toThrow(DecodeError);
  });
});
