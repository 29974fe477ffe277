import type { Cell } from '../matrix.ts';
import type { CaseRow } from './ReportModel.ts';

/** How many cases of each status each clause has. */
export function countByClause(cases: readonly CaseRow[]): ReadonlyMap<string, Cell> {
  const counts = new Map<string, Partial<Record<CaseRow['status'], number>>>();
  for (const { clause, status } of cases) {
    const cell = counts.get(clause) ?? {};
    cell[status] = (cell[status] ?? 0) + 1;
    counts.set(clause, cell);
  }
  return counts;
}
