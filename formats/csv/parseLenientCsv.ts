import { DecodeError } from '../DecodeError.ts';
import { limits } from '../limits.ts';
import type { Cell, ParsedCsv } from './ParsedCsv.ts';

/**
 * Recovers the cells of csv that the strict parser rejects: stray quotes, text after a closing quote, mixed LF and CRLF.
 *
 * The parser also tells an empty cell from a quoted one, which costs csv-parse 20 µs per cell. Iterative and linear. Raises DecodeError:
 * `syntax` for an unclosed quote, `size` for more cells than our limit.
 */
export function parseLenientCsv(text: string): ParsedCsv {
  const problems = new Set<string>();
  const rows = parseRows(text, problems);
  return { rows, problems: [...problems].map((said) => ({ about: 'quoting', said })) };
}

/** The character that ends each line. A lone CR breaks lines only if there is no LF. */
export const lineBreakOf = (text: string): '\n' | '\r' => (text.includes('\n') ? '\n' : '\r');

/** The offset of the second row, as the lenient parser splits rows. */
export const endOfHeader = (text: string): number =>
  readRow({ text, lineBreak: lineBreakOf(text), problems: new Set(), strayTo: 0 }, 0, limits.nodes).end;

function parseRows(text: string, problems: Set<string>): Cell[][] {
  const source: Source = { text, lineBreak: lineBreakOf(text), problems, strayTo: 0 };
  const rows: Cell[][] = [];
  let cells = 0;
  for (let at = 0; at < text.length; ) {
    const { row, end } = readRow(source, at, limits.nodes - cells);
    rows.push(row);
    cells += row.length;
    at = end;
  }
  return rows;
}

interface Source {
  readonly text: string;
  readonly lineBreak: string;
  readonly problems: Set<string>;
  /** Up to here, an undoubled quote was taken as the end of its cell, because there was no other end. */
  strayTo: number;
}

function readRow(source: Source, start: number, most: number): { row: Cell[]; end: number } {
  const { text, lineBreak, problems } = source;
  const row: Cell[] = [];
  for (let at = start; ; ) {
    const cell = text.charAt(at) === '"' ? quotedCell(source, at) : bareCell(text, at, lineBreak);
    if (cell.problem !== undefined) problems.add(cell.problem);
    row.push({ text: cell.text, quoted: cell.quoted });
    if (row.length > most) throw new DecodeError(`more than ${limits.nodes} cells`, at, 'size');
    at = cell.end + 1;
    if (text.charAt(cell.end) !== ',') return { row, end: at };
  }
}

interface ReadCell extends Cell {
  /** The offset of the comma or line break after it, or of the text's end. */
  readonly end: number;
  readonly problem?: string | undefined;
}

function bareCell(text: string, start: number, lineBreak: string): ReadCell {
  const end = endOfBare(text, start, lineBreak);
  const content = withoutReturn(text, start, end);
  const problem = content.includes('"')
    ? 'a quote in a cell that is not quoted'
    : content.includes('\r')
      ? 'a line break that is not quoted'
      : undefined;
  return { text: content, quoted: false, end, problem };
}

/**
 * Two quotes stand for one. Take a quote that is not at the end of a cell. If a later quote on the line is at an end, the first
 * one was not doubled. Otherwise it ends the quoting, and the rest belongs to the cell, unless it is blank.
 */
function quotedCell(source: Source, start: number): ReadCell {
  const { text, lineBreak } = source;
  const close = nextQuote(text, start + 1);
  if (close === -1) throw new DecodeError('a quoted cell that is not closed', start);
  const end = endOfBare(text, close + 1, lineBreak);
  const rest = withoutReturn(text, close + 1, end);
  const halved = (to: number): string => text.slice(start + 1, to).replaceAll('""', '"');
  if (rest === '') return { text: halved(close), quoted: true, end };
  if (rest.trim() === '') return { text: halved(close), quoted: true, end, problem: afterQuote };
  const later = close < source.strayTo ? undefined : laterClose(source, close);
  if (later !== undefined) return { ...later, text: halved(later.close), quoted: true, problem: strayQuote };
  return { text: `"${halved(close)}"${rest}`, quoted: true, end, problem: afterQuote };
}

const afterQuote = 'text after a closing quote';
const strayQuote = 'a quote in a quoted cell that is not doubled';

/** The next quote on the line that is followed by a comma or the line's end. */
function laterClose(source: Source, from: number): { close: number; end: number } | undefined {
  const { text, lineBreak } = source;
  const found = text.indexOf(lineBreak, from);
  const endOfLine = found === -1 ? text.length : found;
  for (
    let quote = nextQuote(text, from + 1);
    quote !== -1 && quote < endOfLine;
    quote = nextQuote(text, quote + 1)
  ) {
    if (text.charAt(quote + 1) === ',') return { close: quote, end: quote + 1 };
    if (quote + 2 >= endOfLine && withoutReturn(text, quote + 1, endOfLine) === '')
      return { close: quote, end: endOfLine };
  }
  source.strayTo = endOfLine;
  return undefined;
}

/** The next quote that is not part of a pair. */
function nextQuote(text: string, from: number): number {
  let quote = text.indexOf('"', from);
  while (quote !== -1 && text.charAt(quote + 1) === '"') quote = text.indexOf('"', quote + 2);
  return quote;
}

const commaOrLf = /[,\n]/g;
const commaOrCr = /[,\r]/g;

function endOfBare(text: string, start: number, lineBreak: string): number {
  const ends = lineBreak === '\n' ? commaOrLf : commaOrCr;
  ends.lastIndex = start;
  return ends.exec(text)?.index ?? text.length;
}

/** The CR of a CRLF is not part of the last cell. If a lone CR breaks lines, no cell contains one. */
function withoutReturn(text: string, start: number, end: number): string {
  const crlf = text.charAt(end) !== ',' && text.charAt(end - 1) === '\r';
  return text.slice(start, crlf ? end - 1 : end);
}
