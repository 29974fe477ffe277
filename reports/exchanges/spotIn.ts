import { memberOf } from './memberOf.ts';

/** What is wrong in an answer: where, and what came. */
export interface Spot {
  readonly path: string | undefined;
  readonly actual: string | undefined;
}

/** A part of a text: where it begins, and where it ends. */
type Span = readonly [from: number, to: number];

/**
 * The part of an answer that a finding is about. If the finding names a record by its id ("104 shown"), that is the id. Else it is the
 * member at the end of the path, with its value. If there are several, the path's only index decides, or else the only one that
 * holds what came. Undefined if that leaves it open.
 *
 * @param text csv as it came, anything else laid out with one member per line (`prettyText`).
 * @param isCsv in csv, a member stands in a column of its own or within a cell
 */
export function spotIn(text: string, { path, actual = '' }: Spot, isCsv = false): Span | undefined {
  const [, id] = /(?:^|but )(-?\d+) (?:is )?(?:shown|is$)/.exec(actual) ?? [];
  if (id !== undefined) {
    const named = spansOf(text, `"{0,2}\\w*I[dD]"{0,2}\\s*[:>]\\s*"{0,2}${id}(?!\\d)`);
    return named.length === 1 ? named[0] : undefined;
  }
  const member = memberOf(path);
  if (member === undefined) return undefined;
  const spans = isCsv ? spansInCsv(text, member) : spansOf(text, `.*(?<![\\w/])${member}(?!\\w).*`);
  if (spans.length < 2) return spans[0];
  const indexes = path?.match(/\[\d+\]/g) ?? [];
  if (indexes.length === 1) return spans[Number(indexes[0]?.slice(1, -1))];
  const value = actual.replace(/^"|"$/g, '');
  const holding = value === '' ? [] : spans.filter(([from, to]) => text.slice(from, to).includes(value));
  return holding.length === 1 ? holding[0] : undefined;
}

/** Where a pattern is found, each without the blanks before it. */
const spansOf = (text: string, pattern: string): readonly Span[] =>
  [...text.matchAll(new RegExp(pattern, 'g'))].map(({ index, 0: found }) => [
    index + (found.length - found.trimStart().length),
    index + found.length,
  ]);

/** The cells of the column with a member's name. Without such a column, the member where it stands in a cell, as in jsv. */
function spansInCsv(text: string, member: string): readonly Span[] {
  const [heading = [], ...rows] = cellsOf(text);
  const column = heading.findIndex(([from, to]) => text.slice(from, to).replace(/^"|"$/g, '') === member);
  if (column !== -1) return rows.flatMap((row) => (row[column] === undefined ? [] : [row[column]]));
  return spansOf(text, `(?<!\\w)${member}:(?:""(?:[^"]|"""")*""|[^,}\\]"\\r\\n]*)`);
}

/** Every cell of a csv text, by row, with its quotes. */
function cellsOf(text: string): readonly (readonly Span[])[] {
  const rows: Span[][] = [];
  let row: Span[] = [];
  for (const { index, 0: found, 1: cell = '', 2: end } of text.matchAll(
    /((?:"(?:[^"]|"")*(?:"|$)|[^,\r\n])*)(,|\r?\n|$)/g,
  )) {
    if (found === '' && row.length === 0) break;
    row.push([index, index + cell.length]);
    if (end === ',') continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}
