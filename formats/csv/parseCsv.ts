import { DecodeError } from '../DecodeError.ts';
import { limits } from '../limits.ts';

export interface Cell {
  readonly text: string;
  /** Tells empty text (`""`) from no value. */
  readonly quoted: boolean;
}

export interface ParsedCsv {
  /** The header row first; blank lines at the end are left out, except the one that is the only row of one cell. */
  readonly rows: readonly (readonly Cell[])[];
  /** What RFC 4180 forbids, though it can be read (FMT-11). */
  readonly problems: readonly string[];
}

/**
 * Parses csv with CRLF, LF or both as line breaks (CR alone where there is no LF), iterative and linear.
 *
 * Our own, as csv-parse takes 20 µs a cell to tell an empty one from a quoted one, and gives up on stray quotes.
 * Raises DecodeError: `syntax` for a quote that is not closed, `size` for text or cells beyond our limits.
 */
export function parseCsv(text: string): ParsedCsv {
  if (text.length > limits.text)
    throw new DecodeError(`longer than ${limits.text} characters`, limits.text, 'size');
  const problems = new Set<string>();
  const rows = parseRows(text, problems);
  while (rows.length > 1 && isBlank(rows.at(-1)) && !(rows.length === 2 && rows[0]?.length === 1)) rows.pop();
  const width = rows[0]?.length ?? 0;
  const odd = rows.find((row) => row.length !== width);
  if (odd !== undefined) problems.add(`${odd.length} cells under ${width} names`);
  return { rows, problems: [...problems] };
}

function parseRows(text: string, problems: Set<string>): Cell[][] {
  const lineBreak = text.includes('\n') ? '\n' : '\r';
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  let cells = 0;
  let at = 0;
  while (at < text.length || row.length > 0) {
    const cell = text.charAt(at) === '"' ? quotedCell(text, at, lineBreak) : bareCell(text, at, lineBreak);
    if (cell.problem !== undefined) problems.add(cell.problem);
    row.push({ text: cell.text, quoted: cell.quoted });
    cells += 1;
    if (cells > limits.nodes) throw new DecodeError(`more than ${limits.nodes} cells`, at, 'size');
    at = cell.end + 1;
    if (text.charAt(cell.end) === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

interface ReadCell extends Cell {
  /** The offset of the comma or line break that ends it, or of the text's end. */
  readonly end: number;
  readonly problem?: string;
}

function bareCell(text: string, start: number, lineBreak: string): ReadCell {
  const end = endOfBare(text, start, lineBreak);
  const content = withoutReturn(text, start, end, lineBreak);
  const problem = content.includes('"')
    ? 'a quote in a cell that is not quoted'
    : content.includes('\r')
      ? 'a line break that is not quoted'
      : undefined;
  return { text: content, quoted: false, end, ...(problem === undefined ? {} : { problem }) };
}

/** Two quotes stand for one; what follows the closing quote belongs to the cell, unless it is blank. */
function quotedCell(text: string, start: number, lineBreak: string): ReadCell {
  let close = text.indexOf('"', start + 1);
  while (close !== -1 && text.charAt(close + 1) === '"') close = text.indexOf('"', close + 2);
  if (close === -1) throw new DecodeError('a quoted cell that is not closed', start);
  const content = text.slice(start + 1, close).replaceAll('""', '"');
  const end = endOfBare(text, close + 1, lineBreak);
  const rest = withoutReturn(text, close + 1, end, lineBreak);
  if (rest === '') return { text: content, quoted: true, end };
  const whole = rest.trim() === '' ? content : `"${content}"${rest}`;
  return { text: whole, quoted: true, end, problem: 'text behind a closing quote' };
}

function endOfBare(text: string, start: number, lineBreak: string): number {
  let end = start;
  while (end < text.length && text.charAt(end) !== ',' && text.charAt(end) !== lineBreak) end += 1;
  return end;
}

/** The CR of a CRLF is no part of the last cell. */
function withoutReturn(text: string, start: number, end: number, lineBreak: string): string {
  const crlf = lineBreak === '\n' && end > start && text.charAt(end) !== ',' && text.charAt(end - 1) === '\r';
  return text.slice(start, crlf ? end - 1 : end);
}

const isBlank = (row: readonly Cell[] | undefined): boolean =>
  row?.length === 1 && row[0]?.text === '' && !row[0].quoted;
