import { describe, expect, test } from 'vitest';
import { isGarbled } from '../../harness/canonical/isGarbled.ts';
import { wall } from '../../specs/datetime.ts';
import { numeric } from '../../specs/numeric.ts';
import type { Value } from '../../specs/Value.ts';

const judge = (left: Value, right: Value): readonly boolean[] => [
  isGarbled(left, right),
  isGarbled(right, left),
];

describe('a format may have garbled', () => {
  // The syntax characters of the six formats, line breaks, and what is beyond ASCII (TYP-12).
  test.each([...'",:;\'[]{}<>&\\|\r\n\t', 'é', '語', '\u007f', '\u0001'])('text with %j in it', (hazard) => {
    expect(judge(`North${hazard}South`, 'NorthSouth')).toEqual([true, true]);
    expect(judge(`North${hazard}South`, 'North')).toEqual([true, true]);
    expect(judge(`North${hazard}South`, 'East')).toEqual([false, false]);
  });

  test.each<[string, Value]>([
    ['=A+1', 'A1'],
    ['+A', 'A'],
    ['-A', 'A'],
    ['@A', 'A'],
    ['007', '7'],
    [' 007 ', '7'],
    ['007', numeric(7)],
    ['1E2', numeric(100)],
    ['1.50', '1.5'],
    ['+5', '5'],
    ['-1.5e-3', '-0.0015'],
    ['TRUE', true],
    ['False', 'false'],
    ['null', null],
    ['NULL', ''],
    ['false', null],
    ['12', null],
    ['=A', null],
    ['2017-01-10', '2017-01-10T00:00:00'],
    ['2017-01-10', wall(Date.UTC(2017, 0, 10))],
    [' 007 ', null],
    [' =A ', 'A'],
    ['1.50', null],
    ['1E-3', null],
    ['1e12', null],
    // A point that was lost.
    ['0.50', '050'],
    ['/Date(0+0000)/', null],
    ['/Date(oh', 'Date oh'],
  ])('%j, which looks like another type, as %j', (text, shown) => {
    expect(judge(text, shown)).toEqual([true, true]);
  });

  test.each([
    ['Tom & Ann', 'Tom &amp; Ann'],
    ['Tom & Ann', 'Tom &#38; Ann'],
    ['Tom & Ann', 'Tom &#x26; Ann'],
    ['Tom & Ann', 'Tom &#X26; Ann'],
    ['an é here', 'an \\u00e9 here'],
    ['an é here', 'an \\U00E9 here'],
    ['one\nother', 'one\\nother'],
    ['one\rother', 'one\\rother'],
    ['one\tother', 'one\\tother'],
    ['one,other', 'one%2Cother'],
    ['one,other', 'one%2cother'],
    // What looks like an escape may be text.
    ['C:\\reports', 'C:reports'],
    ['50%25 off, now', '50%25 off now'],
  ])('%j as %j', (text, shown) => {
    expect(judge(text, shown)).toEqual([true, true]);
  });
});

describe('no format garbles', () => {
  test.each<[Value, Value]>([
    ['North', 'Nort'],
    ['North', null],
    ['North Road', 'NorthRoad'],
    ['North-Road', 'NorthRoad'],
    ['a=b', 'ab'],
    ['a@b', 'ab'],
    ['nullable', 'null and void'],
    ['truest', null],
    ['untrue', null],
    ['A 2017-01-10', null],
    ['A12', null],
    ['12A', null],
    ['A/Date(0)/', null],
    ['A1.5', null],
    ['x007', null],
    ['a, b', null],
    ['007', '8'],
    ['true', 'false'],
    ['true', numeric(1)],
    ['2017-01-10', '2018-02-11'],
    [numeric(7), numeric(77)],
    [true, null],
    // What has no letters and no digits tells nothing.
    [',;', 'x'],
    ['日本', '中国'],
    ['a&b', 'a and b'],
    ['a%b', 'a%b%'],
  ])('%j as %j', (left, right) => {
    expect(judge(left, right)).toEqual([false, false]);
  });
});
