import { describe, expect, test } from 'vitest';
import {
  identity,
  keyOf,
  listedRecords,
  recordsIn,
  stillRecords,
} from '../../../harness/records/recordKeys.ts';
import { numeric } from '../../../specs/numeric.ts';
import { operationNamed } from '../../../specs/operations.ts';
import type { RecordValue } from '../../../specs/Value.ts';

const discounts = operationNamed('DiscountGet');
const boms = operationNamed('ProductBOMGet');
const discount = (id: string | number, DiscountName = `name ${id}`): RecordValue => ({
  DiscountID: numeric(id),
  DiscountName,
});
const listed = (records: readonly RecordValue[]) => listedRecords(discounts, { mvDiscounts: records });
const listedBoms = (records: readonly RecordValue[]) => listedRecords(boms, { mvProductBOMs: records });
const counts = (some: ReturnType<typeof listed>) => [...some].map(([key, { count }]) => [key, count]);

test.each([
  ['DiscountGet', 'DiscountID'],
  ['SalesOrderGet', 'SalesOrderId'],
  // A product has many links to clients, and a bill of materials shows no id.
  ['ProductClientGet', undefined],
  ['ProductBOMGet', undefined],
])('records of %s are told apart by %s', (name, member) => {
  expect(identity(operationNamed(name))).toBe(member);
});

describe('the records of an answer', () => {
  test('are those of its list, in their order', () => {
    const records = [discount(9), discount(8)];
    expect(recordsIn(discounts, { mvDiscounts: records })).toEqual(records);
  });

  test('are its one record where it has no list', () => {
    expect(recordsIn(operationNamed('UserGet'), { mvUser: { UserID: numeric(1) } })).toEqual([
      { UserID: numeric(1) },
    ]);
  });

  test.each<[string, string, RecordValue | undefined]>([
    ['no answer', 'DiscountGet', undefined],
    ['no list', 'DiscountGet', {}],
    ['nil', 'DiscountGet', { mvDiscounts: null }],
    ['text', 'DiscountGet', { mvDiscounts: 'none' }],
    ['a list of no records', 'DiscountGet', { mvDiscounts: ['a', numeric(7), null] }],
    ['an operation that answers with none', 'APIKeyGet', { undefined: { a: 'x' } }],
  ])('are none in %s', (_, name, value) => {
    expect(recordsIn(operationNamed(name), value)).toEqual([]);
  });
});

describe('a key', () => {
  test.each([
    ['7', '7'],
    ['7.0', '7'],
    ['007', '7'],
    ['1E2', '100'],
    ['70', '70'],
    ['-12', '-12'],
    ['0', '0'],
    ['12345678901234567890123', '12345678901234567890123'],
    ['12345678901234567890123.0', '12345678901234567890123'],
  ])('of the id %s is %s', (lexeme, key) => {
    expect(keyOf(discounts, discount(lexeme))).toBe(key);
  });

  test('is missing where the id is', () => {
    expect(keyOf(discounts, { DiscountName: 'x' })).toBeUndefined();
    expect(keyOf(discounts, { DiscountID: 'seven' })).toBeUndefined();
    expect(listed([discount(7), { DiscountName: 'x' }]).size).toBe(1);
  });

  test('is the content where no id is shown', () => {
    const one = { ProductSKU: 'A', mvRawMaterials: [{ SKU: 'x' }, { SKU: 'y' }] };
    const turned = { mvRawMaterials: [{ SKU: 'y' }, { SKU: 'x' }], ProductSKU: 'A' };
    expect(keyOf(boms, one)).toBe(keyOf(boms, turned));
    expect(keyOf(boms, one)).not.toBe(keyOf(boms, { ...one, ProductSKU: 'B' }));
  });
});

test('records are counted by what tells them apart', () => {
  expect(counts(listed([discount(9), discount('9.0', 'other'), discount(8)]))).toEqual([
    ['9', 2],
    ['8', 1],
  ]);
});

describe('two reads agree on', () => {
  const still = (before: readonly RecordValue[], after: readonly RecordValue[]) =>
    counts(stillRecords(discounts, listed(before), listed(after)));
  const stillBoms = (before: readonly RecordValue[], after: readonly RecordValue[]) =>
    [...stillRecords(boms, listedBoms(before), listedBoms(after)).values()].map(({ count }) => count);

  test('records that are in both with the same content', () => {
    expect(still([discount(9), discount(8), discount(7)], [discount(7), discount(8, 'changed')])).toEqual([
      ['7', 1],
    ]);
  });

  test('the very same records', () => {
    const records = [discount(9), discount(8)];
    expect(still(records, records)).toEqual([
      ['9', 1],
      ['8', 1],
    ]);
  });

  test('no record whose id comes twice, in either (GET-9)', () => {
    const [twice, once] = [[discount(9), discount(9)], [discount(9)]];
    expect([still(twice, once), still(once, twice), still(twice, twice)]).toEqual([[], [], []]);
  });

  test('as many of one content as both hold', () => {
    const bom = { ProductSKU: 'A' };
    expect([
      stillBoms([bom, bom], [bom]),
      stillBoms([bom], [bom, bom]),
      stillBoms([bom, bom], [bom, bom]),
    ]).toEqual([[1], [1], [2]]);
  });
});
