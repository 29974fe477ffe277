import { describe, expect, it } from 'vitest';
import { parseStrictCsv } from '../../../formats/csv/parseStrictCsv.ts';
import { shownRows } from './shownRows.ts';

describe('the strict parser of csv', () => {
  it.each<[string, readonly (readonly string[])[]]>([
    [
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,d\ne,f',
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
      ],
    ],
    [
      'a,b\rc,d\r',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\n"c,""d\r\n",e\n',
      [
        ['a', 'b'],
        ['c,"d\r\n', 'e'],
      ],
    ],
    ['a,b\nc\nd,e,f\n', [['a', 'b'], ['c'], ['d', 'e', 'f']]],
  ])('reads %j', (text, rows) => {
    expect(shownRows(parseStrictCsv(text))).toEqual(rows);
  });

  it.each(['""', '"",a', 'a,""', 'a,"",b', 'a\n""\nb', 'a\r\n""', 'a\r""\rb'])(
    'leaves empty text to the lenient one: %j',
    (text) => {
      expect(parseStrictCsv(text)).toBeUndefined();
    },
  );

  it.each(['a"b', '"a', '"a"b', '"a" ,b'])('gives %j up', (text) => {
    expect(parseStrictCsv(text)).toBeUndefined();
  });

  it('leaves what is long to the lenient one', () => {
    expect(parseStrictCsv('a'.repeat(1_000_001))).toBeUndefined();
  });
});
