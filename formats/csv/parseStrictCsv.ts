import { parse } from 'csv-parse/sync';
import type { Cell } from './ParsedCsv.ts';

/** Above this size csv-parse blocks for too long, as measured. Then only the lenient parser reads the text. */
const strictLength = 1_000_000;

/** A cell of two quotes: empty text. csv-parse can tell it from no value only at a high cost. */
const quotedEmpty = /(?:^|[,\r\n])""(?:[,\r\n]|$)/;

/** The rows of csv that keeps RFC 4180, with line breaks of either kind; undefined for text that the strict parser rejects. */
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
