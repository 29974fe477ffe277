import { DecodeError } from '../DecodeError.ts';
import type { Column } from './Column.ts';
import type { Cell, CsvProblem, ParsedCsv } from './ParsedCsv.ts';
import { parseCsv } from './parseCsv.ts';
import { endOfHeader } from './parseLenientCsv.ts';
import { plausibleCell } from './plausibleCell.ts';
import { recoverRows } from './recoverRows.ts';

/**
 * The rows under the header. If RFC 4180 was violated, cells may have shifted. Then the types of their columns identify them, and
 * one problem stands for everything about the quoting.
 *
 * Raises DecodeError when rows are longer than the header and the cells can't be identified.
 */
export function identifyCells(
  text: string,
  parsed: ParsedCsv,
  columns: readonly Column[],
  isOneRow: boolean,
): { readonly rows: readonly (readonly Cell[])[]; readonly problems: readonly string[] } {
  const [, ...rows] = parsed.rows;
  const problems = parsed.problems.map(({ said }) => said);
  if (problems.length === 0 || rows.length === 0) return { rows, problems };
  const types = columns.map(({ type }) => type);
  const escaped = escapedRows(text, types);
  if (escaped !== undefined) return escaped;
  const recovered = recoverRows(text, endOfHeader(text), types, isOneRow);
  if (recovered !== undefined) {
    const saidAbout = (topic: CsvProblem['about']): string | undefined =>
      parsed.problems.find(({ about }) => about === topic)?.said;
    const hasShifted = rows.some((row) => row.length > columns.length);
    const lengths = hasShifted ? undefined : saidAbout('length');
    return { rows: recovered, problems: [saidAbout('quoting') ?? lengths ?? 'cells that are not quoted'] };
  }
  const shifted = rows.some(
    (row) =>
      row.length > columns.length && !types.every((type, at) => plausibleCell(row[at]?.text ?? '', type)),
  );
  if (shifted) throw new DecodeError('cells that cannot be told apart', 0);
  return { rows, problems };
}

/**
 * The rows of text that has a backslash before a quote within a cell, where RFC 4180 has a second quote. Some databases export csv
 * this way. Undefined if that does not explain every problem, or if a cell then does not fit its column.
 */
function escapedRows(
  text: string,
  types: readonly Column['type'][],
): { readonly rows: ParsedCsv['rows']; readonly problems: readonly string[] } | undefined {
  if (!text.includes('\\"')) return undefined;
  const parsed = parseCsv(text.replaceAll('\\"', '""'));
  if (parsed.problems.length > 0) return undefined;
  const [, ...rows] = parsed.rows;
  const holds = (type: Column['type'], cellText: string): boolean =>
    (type?.kind === 'scalar' && type.type === 'string') || plausibleCell(cellText, type);
  return rows.every((row) => types.every((type, at) => holds(type, row[at]?.text ?? '')))
    ? { rows, problems: ['a quote with a backslash instead of two quotes'] }
    : undefined;
}
