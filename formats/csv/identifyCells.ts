import { DecodeError } from '../DecodeError.ts';
import { backslashed } from './backslashed.ts';
import type { Column } from './Column.ts';
import type { Cell, ParsedCsv } from './ParsedCsv.ts';
import { endOfHeader } from './parseLenientCsv.ts';
import { plausibleCell } from './plausibleCell.ts';
import { recoverRows } from './recoverRows.ts';

/**
 * The rows under the header. If RFC 4180 was violated, cells may have shifted. Then the types of their columns identify them, and
 * one problem stands for everything about the quoting.
 *
 * Raises DecodeError when rows are longer than the header and the cells can't be identified.
 */
export function tellCells(
  text: string,
  parsed: ParsedCsv,
  columns: readonly Column[],
  single: boolean,
): { readonly rows: readonly (readonly Cell[])[]; readonly problems: readonly string[] } {
  const [, ...rows] = parsed.rows;
  if (parsed.problems.length === 0 || rows.length === 0) return { rows, problems: parsed.problems };
  const types = columns.map(({ type }) => type);
  const escaped = escapedRows(text, types);
  if (escaped !== undefined) return escaped;
  const recovered = recoverRows(text, endOfHeader(text), types, single);
  if (recovered !== undefined) {
    const quoting = parsed.problems.find((problem) => problem !== parsed.odd);
    const hasShifted = rows.some((row) => row.length > columns.length);
    const lengths = hasShifted || parsed.odd === undefined ? 'cells that are not quoted' : parsed.odd;
    return { rows: recovered, problems: [quoting ?? lengths] };
  }
  const shifted = rows.some(
    (row) =>
      row.length > columns.length && !types.every((type, at) => plausibleCell(row[at]?.text ?? '', type)),
  );
  if (shifted) throw new DecodeError('cells that cannot be told apart', 0);
  return { rows, problems: parsed.problems };
}

/** The rows of text that uses backslashes for second quotes, if each cell then fits its column. */
function escapedRows(
  text: string,
  types: readonly Column['type'][],
): Pick<ParsedCsv, 'rows' | 'problems'> | undefined {
  const parsed = backslashed(text);
  if (parsed === undefined) return undefined;
  const [, ...rows] = parsed.rows;
  const holds = (type: Column['type'], cellText: string): boolean =>
    (type?.kind === 'scalar' && type.type === 'string') || plausibleCell(cellText, type);
  return rows.every((row) => types.every((type, at) => holds(type, row[at]?.text ?? '')))
    ? { rows, problems: parsed.problems }
    : undefined;
}
