import type { ParsedCsv } from './ParsedCsv.ts';
import { parseCsv } from './parseCsv.ts';

/**
 * The rows of csv that has a backslash before a quote within a cell, where RFC 4180 has a second quote. Some databases export csv
 * this way. Undefined if that does not explain every problem.
 */
export function backslashed(text: string): ParsedCsv | undefined {
  if (!text.includes('\\"')) return undefined;
  const { rows, problems } = parseCsv(text.replaceAll('\\"', '""'));
  return problems.length === 0
    ? { rows, problems: ['a quote with a backslash instead of two quotes'] }
    : undefined;
}
