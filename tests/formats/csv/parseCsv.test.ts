import { describe, expect, it } from 'vitest';
import { parseCsv } from '../../../formats/csv/parseCsv.ts';
import { lineBreakOf } from '../../../formats/csv/parseLenientCsv.ts';
import { shownRows } from './shownRows.ts';

describe('the rows of csv', () => {
  it.each<[string, readonly (readonly string[])[]]>([
    ['\n', [['']]],
    ['S\n\n', [['S'], ['']]],
    ['S\na\n\n', [['S'], ['a']]],
    ['S\na\n\n\n', [['S'], ['a']]],
    ['S\n\na\n', [['S'], [''], ['a']]],
    ['S,I\n\n', [['S', 'I']]],
    ['S\n""\n', [['S'], ['«»']]],
    ['S\na\n""\n', [['S'], ['a'], ['«»']]],
  ])('of %j, without blank lines at the end', (text, rows) => {
    expect(shownRows(parseCsv(text).rows)).toEqual(rows);
    expect(parseCsv(text).problems).toEqual([]);
  });

  it('that are not as long as the header', () => {
    expect(parseCsv('S,I\na,1\nb\nc,2,3\n')).toMatchObject({
      problems: [{ about: 'length', said: 'cells in a row: 1, names above them: 2' }],
    });
  });

  it('of which the quoting and the length are wrong', () => {
    const quoting = { about: 'quoting', said: 'a quote in a cell that is not quoted' };
    const length = { about: 'length', said: 'cells in a row: 3, names above them: 2' };
    expect(parseCsv('S,I\na"b,1,2\n')).toMatchObject({ problems: [quoting, length] });
  });
});

it.each([
  ['a\nb', '\n'],
  ['a\r\nb', '\n'],
  ['a\rb\nc', '\n'],
  ['a\rb', '\r'],
  ['a', '\r'],
])('the lines of %j end in %j', (text, lineBreak) => {
  expect(lineBreakOf(text)).toBe(lineBreak);
});
