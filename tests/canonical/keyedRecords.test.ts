import { describe, expect, test } from 'vitest';
import { isDeviating } from '../../harness/canonical/isDeviating.ts';
import { keyedRecords } from '../../harness/canonical/keyedRecords.ts';
import { recordType } from '../../harness/canonical/recordType.ts';
import { numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';
import { recordShape } from '../../specs/shapes.ts';
import type { RecordValue } from '../../specs/Value.ts';

const keyed = (name: string, value: RecordValue) => {
  const { groups, strays } = keyedRecords(operationNamed(name), value);
  return { groups: [...groups].map(([key, group]) => [key, group.map(({ path }) => path)]), strays };
};

describe('the records of a Get', () => {
  test('by id, however it is written', () => {
    const ids = ['9', '8', '9.0', '1E1'];
    expect(keyed('DiscountGet', { mvDiscounts: ids.map((id) => ({ DiscountID: numeric(id) })) })).toEqual({
      groups: [
        ['9', ['mvDiscounts[0]', 'mvDiscounts[2]']],
        ['8', ['mvDiscounts[1]']],
        ['10', ['mvDiscounts[3]']],
      ],
      strays: 0,
    });
  });

  test('whose id can not be read stand apart; what is no record is none', () => {
    const items = [{ DiscountID: 'x' }, {}, 'text', null, { DiscountID: numeric(7) }];
    expect(keyed('DiscountGet', { mvDiscounts: items })).toEqual({
      groups: [['7', ['mvDiscounts[4]']]],
      strays: 2,
    });
  });

  test('all under one key where no id is shown', () => {
    expect(keyed('SerialNumberGet', { mvSerialNumbers: [{ a: 'x' }, { undefined: numeric(7) }] })).toEqual({
      groups: [['', ['mvSerialNumbers[0]', 'mvSerialNumbers[1]']]],
      strays: 0,
    });
  });

  test('the one record of an answer without a list', () => {
    expect(keyed('UserGet', { mvUser: { Name: 'x' } })).toEqual({ groups: [['', ['mvUser']]], strays: 0 });
    expect(keyed('UserGet', { mvUser: null })).toEqual({ groups: [], strays: 0 });
  });

  test.each<[string, string, RecordValue]>([
    ['no list', 'DiscountGet', {}],
    ['text', 'DiscountGet', { mvDiscounts: 'none' }],
    ['a record for a list', 'DiscountGet', { mvDiscounts: { DiscountID: numeric(7) } }],
    ['no carrier', 'APIKeyGet', { undefined: { a: 'x' } }],
  ])('are none in %s', (_, name, value) => {
    expect(keyed(name, value)).toEqual({ groups: [], strays: 0 });
  });
});

describe('the type of the records of', () => {
  test.each([
    ['DiscountGet', 'mvDiscount'],
    ['UserGet', 'mvUser'],
  ])('%s is %s', (name, record) => {
    expect(recordType(operationNamed(name))).toEqual({ kind: 'record', record: recordShape(record) });
  });

  test('what answers with none is unknown to us', () => {
    expect(() => recordType(operationNamed('APIKeyGet'))).toThrow('APIKeyGet answers with no record');
  });
});

test.each([
  ['a[1].Name', 'a[1].Name', true],
  ['a[1].Name', 'a[1]', true],
  ['a[1].Name', 'a', true],
  ['a[1]', 'a[1].Name', false],
  ['a[1].NameLong', 'a[1].Name', false],
  ['a[12]', 'a[1]', false],
  ['ab[1]', 'a', false],
  ['b.a.Name', 'a', false],
  ['a', '', false],
  ['', '', false],
])('at %s a departure at %j speaks: %s', (path, departure, expected) => {
  const deviation = {
    clause: 'TYP-15',
    level: 'MUST',
    path: departure,
    expected: 'text',
    actual: '7',
  } as const;
  expect(isDeviating(path, [{ ...deviation, path: 'elsewhere' }, deviation])).toBe(expected);
  expect(isDeviating(path, [])).toBe(false);
});
