import { parse } from 'csv-parse/sync';
import type { Cell } from './ParsedCsv.ts';

/** Beyond this csv-parse blocks for too long, as measured; the lenient parser reads it alone. */
const strictLength = 1_000_000;

/** A cell of two quotes: empty text, which csv-parse does not tell from no value at a fair price. */
const quotedEmpty = /(?:^|[,\r\n])""(?:[,\r\n]|$)/;

/** The rows of csv that keeps RFC 4180, line breaks of either kind; undefined for what the strict parser gives up on. */
export function parseStrictCsv(text: string): readonly (readonly Cell[])[] | undefined {
  if (text.length > strictLength || quotedEmpty.test(text)) return undefined;
  try {
    const rows: string[][] = parse(text, {
      record_delimiter: text.includes('\n') ? ['\r\n', '\n'] : ['\r'],
      relax_column_count: true,
    });
    return rows.map((row) => row.map((cell) => ({ text: cell, quoted: false })));
  } catch {
    return undefined;
  }
}
