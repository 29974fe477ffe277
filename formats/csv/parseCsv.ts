import { CsvError } from 'csv-parse';
import { type Options, parse } from 'csv-parse/sync';
import { DecodeError } from '../DecodeError.ts';
import { scanCsv } from '../scan/scanCsv.ts';

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

/** Parses csv with CRLF, LF or both as line breaks. Raises DecodeError. */
export function parseCsv(text: string): ParsedCsv {
  scanCsv(text);
  const { rows, problems } = parseRows(text);
  while (rows.length > 1 && isBlank(rows.at(-1)) && !(rows.length === 2 && rows[0]?.length === 1)) rows.pop();
  const width = rows[0]?.length ?? 0;
  const odd = rows.find((row) => row.length !== width);
  if (odd !== undefined) problems.push(`${odd.length} cells under ${width} names`);
  if (rows.some((row) => row.some((cell) => !cell.quoted && cell.text.includes('\r')))) {
    problems.push('a line break that is not quoted');
  }
  return { rows, problems };
}

/** Reads by the rules of RFC 4180, and with quotes anywhere when that fails. */
function parseRows(text: string): { rows: Cell[][]; problems: string[] } {
  const options: Options = {
    relax_column_count: true,
    record_delimiter: text.includes('\n') ? ['\r\n', '\n'] : ['\r'],
    cast: (value, { quoting }) => ({ text: value, quoted: quoting }),
  };
  try {
    return { rows: parse(text, options) as unknown as Cell[][], problems: [] };
  } catch (strict) {
    if (!(strict instanceof CsvError)) throw strict;
    try {
      const rows = parse(text, { ...options, relax_quotes: true }) as unknown as Cell[][];
      return { rows, problems: [strict.message.split(':')[0] ?? strict.code] };
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      throw new DecodeError(`no csv: ${error.message}`, Number(error.bytes ?? text.length));
    }
  }
}

const isBlank = (row: readonly Cell[] | undefined): boolean =>
  row?.length === 1 && row[0]?.text === '' && !row[0].quoted;
