import type { Cell, ParsedCsv } from './ParsedCsv.ts';
import { parseLenientCsv } from './parseLenientCsv.ts';
import { parseStrictCsv } from './parseStrictCsv.ts';

/**
 * Parses csv with CRLF, LF or both as line breaks (a lone CR if there is no LF): first strictly, then leniently.
 *
 * Raises DecodeError: `syntax` for an unclosed quote, `size` for cells beyond our limit.
 */
export function parseCsv(text: string): ParsedCsv {
  const strict = parseStrictCsv(text);
  const parsed = strict === undefined ? parseLenientCsv(text) : { rows: strict, problems: [] };
  const rows = withoutBlankEnd(parsed.rows);
  const width = rows[0]?.length ?? 0;
  const odd = rows.find((row) => row.length !== width);
  if (odd === undefined) return { rows, problems: parsed.problems };
  const said = `cells in a row: ${odd.length}, names above them: ${width}`;
  return { rows, problems: [...parsed.problems, { about: 'length', said }] };
}

function withoutBlankEnd(rows: ParsedCsv['rows']): ParsedCsv['rows'] {
  let end = rows.length;
  while (end > 1 && isBlank(rows[end - 1]) && !(end === 2 && rows[0]?.length === 1)) end -= 1;
  return rows.slice(0, end);
}

const isBlank = (row: readonly Cell[] | undefined): boolean =>
  row?.length === 1 && row[0]?.text === '' && !row[0].quoted;
