import { DecodeError } from '../DecodeError.ts';
import { limits } from '../limits.ts';
import type { Cell, ParsedCsv } from './parseCsv.ts';

/**
 * Recovers the cells of csv that the strict parser gives up on: stray quotes, text behind a closing quote, LF and CRLF mixed.
 *
 * It also tells an empty cell from a quoted one, for which csv-parse takes 20 µs a cell. Iterative and linear. Raises
 * DecodeError: `syntax` for a quote that is not closed, `size` for more cells than our limit.
 */
export function parseLenient(text: string): ParsedCsv {
  const problems = new Set<string>();
  const rows = parseRows(text, problems);
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

const commaOrLf = /[,\n]/g;
const commaOrCr = /[,\r]/g;

function endOfBare(text: string, start: number, lineBreak: string): number {
  const ends = lineBreak === '\n' ? commaOrLf : commaOrCr;
  ends.lastIndex = start;
  return ends.exec(text)?.index ?? text.length;
}

/** The CR of a CRLF is no part of the last cell. */
function withoutReturn(text: string, start: number, end: number, lineBreak: string): string {
  const crlf = lineBreak === '\n' && end > start && text.charAt(end) !== ',' && text.charAt(end - 1) === '\r';
  return text.slice(start, crlf ? end - 1 : end);
}
