import { describe, expect, test } from 'vitest';
import { compare } from '../../harness/canonical/compare.ts';
import { instant, wall } from '../../specs/datetime.ts';
import { numeric } from '../../specs/numeric.ts';
import { recordShape, typeShape } from '../../specs/shapes.ts';
import type { Value } from '../../specs/Value.ts';

const jsonXml = ['json', 'xml'] as const;
const differs = (type: string, left: Value | undefined, right: Value | undefined): readonly boolean[] =>
  [compare(typeShape(type), left, right, jsonXml), compare(typeShape(type), right, left, jsonXml)].map(
    ({ differences }) => differences.length > 0,
  );

describe('two values of a type', () => {
  test.each<[string, Value | undefined, Value | undefined]>([
    ['string', undefined, null],
    ['string', undefined, undefined],
    ['bool', true, true],
    ['decimal', numeric('12.50'), numeric('1.25E1')],
    ['decimal', numeric('-0.00'), numeric(0)],
    ['datetime', wall(7000), wall(7000)],
    // The offset beside a time is TYP-9's.
    ['datetime', wall(7000, null), wall(7000, 60)],
    ['datetime', instant(7000, 0), instant(7000, 120)],
    // What could not be read in its type is text, and still the same value.
    ['decimal', numeric('12.50'), '12.5'],
    ['bool', true, 'TRUE'],
    ['datetime', wall(7000), '1970-01-01T00:00:07'],
    ['datetime', wall(7000), '19700101T000007'],
    ['open', '20170110T100000', '20170110T1000'],
    ['open', 'True', 'true'],
    ['open', '1.50', '1.5'],
    ['open', numeric('1.50'), ' 1.5'],
    ['list of string', undefined, []],
    ['mvDiscount', undefined, null],
  ])('%s: %j is %j', (type, left, right) => {
    expect(differs(type, left, right)).toEqual([false, false]);
  });

  test.each<[string, Value | undefined, Value | undefined]>([
    ['string', 'North', 'NORTH'],
    ['string', 'North', undefined],
    ['bool', true, false],
    ['bool', true, undefined],
    ['int', numeric(7), numeric(8)],
    ['decimal', numeric('0.1'), numeric('0.10000000000000001')],
    ['decimal', numeric('12.50'), '13.51'],
    ['datetime', wall(7000), wall(9000)],
    ['datetime', wall(7000), '2018-02-11T00:00:09'],
    ['datetime', wall(7000), 'never'],
    ['datetime', wall(7000), numeric(7)],
    ['string', '20170110T100000', '20170110T1000'],
    ['open', '1.50', '1.51'],
    ['open', 'North', 'NORTH'],
    ['open', Object.assign(Object.create(null), { a: 'x' }) as Value, 'x'],
    ['open', wall(7000), numeric(7)],
    ['mvDiscount', { DiscountName: 'x' }, undefined],
    ['mvDiscount', { DiscountName: 'x' }, 'x'],
    ['mvDiscount', 'North', 'South'],
    ['mvDiscount', numeric(7), '7 of them'],
    ['mvDiscount', true, numeric(7)],
    ['list of string', ['a'], undefined],
    ['list of string', ['a'], 'a'],
    ['list of string', ['a'], ['b']],
    ['list of string', ['a'], ['a', 'a']],
    ['list of decimal', [numeric(1)], [numeric(2)]],
  ])('%s: %j is not %j', (type, left, right) => {
    expect(differs(type, left, right)).toEqual([true, true]);
  });
});

test('texts of items keep their type', () => {
  expect(differs('list of string', ['North'], ['NORTH'])).toEqual([true, true]);
  expect(differs('list of datetime', [instant(0)], [wall(7000)])).toEqual([false, false]);
  expect(differs('list of string', ['/Date(0+0000)/'], ['1970-01-01T02:00:00'])).toEqual([true, true]);
  expect(differs('open', ['/Date(0+0000)/'], ['1970-01-01T02:00:00'])).toEqual([false, false]);
});

describe('a difference', () => {
  const at = (type: string, left: Value, right: Value, paths?: readonly [string, string]) =>
    compare(typeShape(type), left, right, jsonXml, paths).differences;

  test('is shown with its paths in both answers', () => {
    const [left, right] = [{ DiscountName: 'x', DiscountID: numeric(7) }, { DiscountID: numeric(7) }];
    expect(at('mvDiscount', left, right, ['a[1]', 'b[2]'])).toEqual([
      { leftPath: 'a[1].DiscountName', rightPath: 'b[2].DiscountName', left: 'x', right: null },
    ]);
    expect(at('mvDiscount', right, left)).toEqual([
      { leftPath: 'DiscountName', rightPath: 'DiscountName', left: null, right: 'x' },
    ]);
  });

  test('is shown where it is, in nested records and in lists of lists', () => {
    const shown = (CompanyName: string): Value => ({ a: [{ b: { c: CompanyName } }] });
    expect(at('open', shown('x'), shown('y')).map(({ leftPath }) => leftPath)).toEqual(['a[0].b.c']);
  });

  test('of a value itself has the paths that were given', () => {
    expect(at('string', 'North', 'South', ['l', 'r'])).toEqual([
      { leftPath: 'l', rightPath: 'r', left: 'North', right: 'South' },
    ]);
    expect(at('string', 'North', 'South')).toEqual([
      { leftPath: '', rightPath: '', left: 'North', right: 'South' },
    ]);
  });
});

test('members have the types of their record, others none', () => {
  const shape = recordShape('mvDiscount');
  const [name] = shape.members.filter(({ type }) => type.kind === 'scalar' && type.type === 'string');
  expect(
    differs('mvDiscount', { [`${name?.name}`]: 'TRUE story' }, { [`${name?.name}`]: 'true story' }),
  ).toEqual([true, true]);
  const dates = ['/Date(0+0000)/', '1970-01-01T02:00:00'] as const;
  expect(differs('mvDiscount', { Extra: dates[0] }, { Extra: dates[1] })).toEqual([false, false]);
  expect(differs('mvDiscount', { DiscountName: dates[0] }, { DiscountName: dates[1] })).toEqual([true, true]);
});

test('what is the same holds no differences, no orders and no lists', () => {
  expect(compare(typeShape('int'), numeric(7), numeric('7.0'), jsonXml)).toEqual({
    differences: [],
    garbled: [],
    orders: [],
    lists: 0,
  });
});

describe('columns of a report', () => {
  test.each<[string, Value, Value, number]>([
    ['a name that an element can have', { Qty: numeric(1) }, { Qty: numeric(2) }, 1],
    ['spelled as .NET does, the same', { 'Qty (cm)': numeric(1) }, { Qty_x0020__x0028_cm_x0029_: '1' }, 0],
    ['spelled as .NET does, another', { 'Qty (cm)': numeric(1) }, { Qty_x0020__x0028_cm_x0029_: '2' }, 1],
    ['spelled as .NET does, from a digit on', { '2017': numeric(1) }, { _x0032_017: '2' }, 1],
    ['spelled with other signs', { 'Qty cm': numeric(1) }, { Qty_cm: '1' }, 0],
    ['spelled with other signs, another', { 'Qty cm': numeric(1) }, { Qty_cm: '2' }, 1],
    ['that an element could have, and sanitised', { 'Net-Price': numeric(1) }, { Net_Price: '1' }, 0],
    ['spelled in a way of its own', { 'Qty cm': numeric(1), Name: 'a' }, { column1: '1', Name: 'a' }, 0],
    ['beside one that differs', { 'Qty cm': numeric(1), Name: 'a' }, { column1: '1', Name: 'b' }, 1],
    ['left out', { 'Qty cm': numeric(1), Name: 'a' }, { Name: 'a' }, 1],
    ['left out, and empty', { 'Qty cm': null, Name: 'a' }, { Name: 'a' }, 0],
  ])('%s', (_, json, xml, differences) => {
    expect(compare(typeShape('open'), json, xml, ['json', 'xml']).differences).toHaveLength(differences);
    expect(compare(typeShape('open'), xml, json, ['xml', 'json']).differences).toHaveLength(differences);
    expect(compare(typeShape('open'), xml, xml, ['soap11', 'xml']).differences).toHaveLength(0);
  });
});
