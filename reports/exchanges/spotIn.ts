import { memberOf } from './memberOf.ts';

/** What is wrong in an answer: where, and what came. */
export interface Spot {
  readonly path: string | undefined;
  readonly actual: string | undefined;
}

/** A part of a text: where it begins, and where it ends. */
export type Span = readonly [from: number, to: number];

/** In csv a whole list can be one cell. To mark that says nothing. */
const longestCell = 300;

/**
 * The part of an answer that a finding is about. If the finding names a record by its id ("104 shown", "DiscountID 523"), that is
 * the id. If it quotes letters at an offset, these are it. Else it is the member at the end of the path, with its value. If there are several, the path's only index decides, or
 * else the only one that holds what came. If the path ends at a whole record, it is what came, if that is there once. Undefined if
 * all that leaves it open.
 *
 * @param text csv as it came, anything else laid out with one member per line (`prettyText`).
 * @param isCsv in csv, a member stands in a column of its own or within a cell
 */
export function spotIn(text: string, { path, actual = '' }: Spot, isCsv = false): Span | undefined {
  const [, id] = /(?:^|but )(-?\d+) (?:is )?(?:shown|is$)/.exec(actual) ?? [];
  if (id !== undefined) {
    const named = spansOf(text, `"{0,2}\\w*I[dD]"{0,2}\\s*[:>]\\s*"{0,2}${id}(?!\\d)`);
    const found = named.length > 0 || !isCsv ? named : cellsWith(text, /I[dD]$/, id);
    return found.length === 1 ? found[0] : undefined;
  }
  const [, place] = / at offset \d+, in (.+)$/s.exec(actual) ?? [];
  if (place !== undefined) {
    const found = spansOf(text, place.split(' ').map(escaped).join('\\s+'));
    return found.length === 1 ? found[0] : undefined;
  }
  const span = namedIn(text, actual, isCsv) ?? memberIn(text, { path, actual }, isCsv);
  const value = unquoted(actual);
  const found = span === undefined ? '' : text.slice(...span);
  const isRecord = isCsv && /^"[{[]/.test(found);
  if (span !== undefined && !isRecord && (value === '' || found.includes(value))) return span;
  const there =
    value.length < 2 || !/^["\d-]/.test(actual)
      ? []
      : spansOf(text, `(?<![\\w.])${escaped(value)}(?![\\w.])`);
  if (there.length === 1) return there[0];
  return span === undefined || isTooLong(span, isCsv) ? undefined : span;
}

const isTooLong = ([from, to]: Span, isCsv: boolean): boolean => isCsv && to - from > longestCell;

/** A text without the quotes around it. */
export const unquoted = (text: string): string => text.replace(/^"|"$/g, '');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The first member that what came names with its value, as in `HTTP 200, ErrorCode "500"`, if it is in the text once. */
function namedIn(text: string, actual: string, isCsv: boolean): Span | undefined {
  for (const [, member = '', value = ''] of actual.matchAll(/\b([A-Z]\w+) ("[^"]*"|-?\d+)/g)) {
    const plain = unquoted(value);
    const found = isCsv
      ? [
          ...cellsWith(text, new RegExp(`^${member}$`), plain),
          ...spansOf(text, `(?<!\\w)${member}:"{0,2}${escaped(plain)}(?![\\w.])`),
        ]
      : spansOf(text, `.*(?<![\\w/])${member}"?\\s*[:>]\\s*"?${escaped(plain)}(?![\\w.]).*`);
    if (found.length === 1) return found[0];
  }
  return undefined;
}

function memberIn(text: string, { path, actual = '' }: Spot, isCsv: boolean): Span | undefined {
  const member = memberOf(path);
  if (member === undefined) return undefined;
  const spans = isCsv ? spansInCsv(text, member) : spansOf(text, `.*(?<![\\w/])${member}(?!\\w).*`);
  if (spans.length < 2) return spans[0];
  const indexes = path?.match(/\[\d+\]/g) ?? [];
  if (indexes.length === 1) return spans[Number(indexes[0]?.slice(1, -1))];
  const value = unquoted(actual);
  const holding = value === '' ? [] : spans.filter(([from, to]) => text.slice(from, to).includes(value));
  return holding.length === 1 ? holding[0] : undefined;
}

/**
 * Within a marked part, the characters by which what came differs from what was expected. If characters are missing, those beside
 * the gap are meant. Undefined if the part does not hold what came, or if both share nothing.
 */
export function differingIn(text: string, [from, to]: Span, actual = '', expected = ''): Span | undefined {
  const value = unquoted(actual);
  const other = unquoted(expected);
  const at = value === '' ? -1 : text.slice(from, to).indexOf(value);
  if (at === -1 || value === other) return undefined;
  const most = Math.min(value.length, other.length);
  let before = 0;
  while (before < most && value[before] === other[before]) before += 1;
  let after = 0;
  while (after < most - before && value[value.length - 1 - after] === other[other.length - 1 - after])
    after += 1;
  if (before + after === 0) return undefined;
  const begin = from + at + before;
  const end = from + at + value.length - after;
  return begin < end
    ? [begin, end]
    : [Math.max(from + at, begin - 1), Math.min(from + at + value.length, end + 1)];
}

/** Where a pattern is found, each without the blanks before it. */
const spansOf = (text: string, pattern: string): readonly Span[] =>
  [...text.matchAll(new RegExp(pattern, 'g'))].map(({ index, 0: found }) => [
    index + (found.length - found.trimStart().length),
    index + found.length,
  ]);

/** The cells of the first column with such a name. */
function columnIn(text: string, name: RegExp): readonly Span[] | undefined {
  const [heading = [], ...rows] = cellsOf(text);
  const column = heading.findIndex(([from, to]) => name.test(unquoted(text.slice(from, to))));
  return column === -1 ? undefined : rows.flatMap((row) => (row[column] === undefined ? [] : [row[column]]));
}

const cellsWith = (text: string, name: RegExp, value: string): readonly Span[] =>
  (columnIn(text, name) ?? []).filter((span) => unquoted(text.slice(...span)) === value);

/** The cells of the column with a member's name. Without such a column, the member where it stands in a cell, as in jsv. */
function spansInCsv(text: string, member: string): readonly Span[] {
  const column = columnIn(text, new RegExp(`^${member}$`));
  if (column !== undefined) return column;
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
