import { describe, expect, it } from 'vitest';
import { endOfHeader, parseLenientCsv } from '../../../formats/csv/parseLenientCsv.ts';
import { DecodeError } from '../../../formats/DecodeError.ts';
import { shownRows } from './shownRows.ts';

const bareQuote = 'a quote in a cell that is not quoted';
const bareBreak = 'a line break that is not quoted';
const behind = 'text after a closing quote';
const undoubled = 'a quote in a quoted cell that is not doubled';

describe('the lenient parser of csv', () => {
  it.each<[string, readonly (readonly string[])[]]>([
    ['', []],
    ['a', [['a']]],
    ['a,b\n', [['a', 'b']]],
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\nc,d\r\ne,f',
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
    ['a\r\rb', [['a'], [''], ['b']]],
    ['\n\r\n,\n', [[''], [''], ['', '']]],
    ['a\nb\r', [['a'], ['b']]],
    [
      '"a","",\n"b\nc",,"d"',
      [
        ['«a»', '«»', ''],
        ['«b\nc»', '', '«d»'],
      ],
    ],
    ['"a,",b\n"c\n"\n', [['«a,»', 'b'], ['«c\n»']]],
    ['"a\r"\r"b"', [['«a\r»'], ['«b»']]],
    ['"a""b","""c"""\r\n', [['«a"b»', '«"c"»']]],
    ['"""a""",b', [['«"a"»', 'b']]],
    ['"a"\r\n"b"\r', [['«a»'], ['«b»']]],
  ])('reads %j, in which it finds nothing wrong', (text, rows) => {
    const parsed = parseLenientCsv(text);
    expect(shownRows(parsed.rows)).toEqual(rows);
    expect(parsed.problems).toEqual([]);
  });

  it.each<[string, readonly (readonly string[])[], readonly string[]]>([
    ['a"b,c\n', [['a"b', 'c']], [bareQuote]],
    [
      '5",6"\n7",8\n',
      [
        ['5"', '6"'],
        ['7"', '8'],
      ],
      [bareQuote],
    ],
    ['a\rb,c\n', [['a\rb', 'c']], [bareBreak]],
    ['a\r,b\n', [['a\r', 'b']], [bareBreak]],
    ['"a" ,b', [['«a»', 'b']], [behind]],
    ['"a" \r\nb', [['«a»'], ['b']], [behind]],
    ['"a"x,b\n', [['«"a"x»', 'b']], [behind]],
    ['"a"b', [['«"a"b»']], [behind]],
    ['"a""b" c,d', [['«"a"b" c»', 'd']], [behind]],
    ['"a "b" c"', [['«a "b" c»']], [undoubled]],
    ['"a "b" c",d', [['«a "b" c»', 'd']], [undoubled]],
    [
      '"a "b" c",d\n"e",f\n',
      [
        ['«a "b" c»', 'd'],
        ['«e»', 'f'],
      ],
      [undoubled],
    ],
    ['"a "b" c"\n"d"\n', [['«a "b" c»'], ['«d»']], [undoubled]],
    ['"a "b" c"\r\nd\r\n', [['«a "b" c»'], ['d']], [undoubled]],
    ['"a "b" c"\rd\r', [['«a "b" c»'], ['d']], [undoubled]],
    ['"a "b," c",d', [['«a "b," c»', 'd']], [undoubled]],
    ['"a "b""c",d', [['«a "b"c»', 'd']], [undoubled]],
    ['x,"a "b"y\n', [['x', '«"a "b"y»']], [behind]],
    ['"a "b\n"c",d\n', [['«"a "b»'], ['«c»', 'd']], [behind]],
    [
      '"a"b,c"d\n"e "f" g",h',
      [
        ['«"a"b»', 'c"d'],
        ['«e "f" g»', 'h'],
      ],
      [behind, bareQuote, undoubled],
    ],
  ])('reads %j, and says what is wrong', (text, rows, problems) => {
    const parsed = parseLenientCsv(text);
    expect(shownRows(parsed.rows)).toEqual(rows);
    expect(parsed.problems.map(({ said }) => said)).toEqual(problems);
  });

  it.each([
    ['"a', 0],
    ['a,"b""', 2],
    ['a\n"b,c\nd', 2],
  ])('refuses %j', (text, offset) => {
    const raised = new DecodeError('a quoted cell that is not closed', offset);
    expect(() => parseLenientCsv(text)).toThrow(raised);
  });

  it.each([
    ['a,b\nc', 4],
    ['a,b\r\nc', 5],
    ['a,b\rc', 4],
    ['"a\nb",c\nd', 8],
  ])('finds where the header of %j ends', (text, end) => {
    expect(endOfHeader(text)).toBe(end);
  });
});
