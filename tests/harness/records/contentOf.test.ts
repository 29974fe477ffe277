import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentOf } from '../../../harness/records/contentOf.ts';
import { instant, wall } from '../../../specs/datetime.ts';
import { numeric } from '../../../specs/numeric.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';

const isSame = (one: Value | undefined, other: Value | undefined): boolean =>
  contentOf({ Name: 'x', Held: one }) === contentOf({ Name: 'x', Held: other });

describe('one content', () => {
  test.each<[string, Value | undefined, Value | undefined]>([
    ['trailing zeros mean nothing (TYP-3)', numeric('1.50'), numeric('1.5')],
    ['a number may have an exponent', numeric('15E-1'), numeric('1.5')],
    ['absent is nil', undefined, null],
    ['empty text is no value', '', null],
    ['an empty list may be absent', [], undefined],
    ['the order of rows is not shown', ['b', 'a'], ['a', 'b']],
    ['nor that of records', [{ a: 'x' }, { a: numeric(1) }], [{ a: numeric('1.0') }, { a: 'x' }]],
    ['nested members without a value', { a: 'x', b: null, c: '', d: [] }, { a: 'x' }],
    ['a date', wall(7), wall(7)],
    ['the same local time with other offsets (TYP-9)', instant(7_200_000, 120), instant(10_800_000, 60)],
    ['nil among items', [null, 'a'], ['a', null]],
  ])('%s', (_, one, other) => {
    expect(isSame(one, other)).toBe(true);
  });

  test('members may come in any order', () => {
    const members: readonly [string, Value][] = [
      ['ID', numeric(7)],
      ['Name', 'x'],
      ['Is', true],
      ['Rows', [{ a: 'x', b: 'y' }]],
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray([...members], { minLength: members.length }), (shuffled) => {
        expect(contentOf(Object.fromEntries(shuffled))).toBe(contentOf(Object.fromEntries(members)));
      }),
    );
  });
});

describe('another content', () => {
  test.each<[string, Value | undefined, Value | undefined]>([
    ['text is no number', '7', numeric(7)],
    ['nor a number with its mark', 'n7', numeric(7)],
    ['text is no bool', 'true', true],
    ['text is not nil', ['null'], [null]],
    ['decimals', numeric('1.50'), numeric('1.51')],
    ['beyond binary floats', numeric('9007199254740993'), numeric('9007199254740992')],
    ['0 is a value', numeric(0), null],
    ['false is a value', false, null],
    ['blanks are a value', ' ', null],
    ['a list of nothing is no empty list', [null], []],
    ['an empty record is a value', {}, null],
    ['bools', true, false],
    ['times', wall(7), wall(8)],
    ['readings of a time', wall(7), instant(7)],
    ['offsets', instant(7, 0), instant(7, 60)],
    ['an offset and none', wall(7, null), wall(7, 0)],
    ['a date and a record', wall(7), { ms: numeric(7) }],
    ['letter case', 'a', 'A'],
    ['two items and one that looks so', ['a', 'b'], ['a","b']],
    ['two items and one', ['a', 'a'], ['a']],
    ['a list of one and its item', ['a'], 'a'],
    ['names of members', { a: 'x' }, { b: 'x' }],
    ['two members and one that looks so', { a: 'x', b: 'y' }, { 'a":"x","b': 'y' }],
    ['a record and a list', { 0: 'x' }, ['x']],
  ])('%s', (_, one, other) => {
    expect(isSame(one, other)).toBe(false);
  });
});

test('content is the same each time it is asked for', () => {
  const record: RecordValue = { ID: numeric('7.0'), Rows: ['b', 'a'] };
  expect([contentOf(record), contentOf(record)]).toEqual(Array(2).fill(contentOf({ ...record })));
});
