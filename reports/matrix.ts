import type { Status } from '../harness/verdicts/Verdict.ts';
import { formats } from '../specs/Format.ts';
import type { FinishedRun } from './FinishedRun.ts';

/** How many verdicts of each status one cell of the matrix holds. */
export type Cell = Readonly<Partial<Record<Status, number>>>;

/** Operation × format, counted. Cases about several formats at once are in the column `several`. */
export interface Matrix {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly operation: string; readonly cells: readonly Cell[] }[];
}

/** Counts a run's verdicts by operation (`-` last) and format. Only columns and rows with something in them. */
export function matrix({ verdicts }: Pick<FinishedRun, 'verdicts'>): Matrix {
  const counts = new Map<string, Map<string, Partial<Record<Status, number>>>>();
  for (const { operation, format, status } of verdicts) {
    const column = columnOf(format);
    const row = counts.get(operation) ?? new Map<string, Partial<Record<Status, number>>>();
    counts.set(operation, row);
    const cell = row.get(column) ?? {};
    row.set(column, cell);
    cell[status] = (cell[status] ?? 0) + 1;
  }
  const met = new Set([...counts.values()].flatMap((row) => [...row.keys()]));
  const columns = [...formats, 'several'].filter((column) => met.has(column));
  const rows = [...counts]
    .sort(([a], [b]) => Number(a === '-') - Number(b === '-') || (a < b ? -1 : 1))
    .map(([operation, row]) => ({ operation, cells: columns.map((column) => row.get(column) ?? {}) }));
  return { columns, rows };
}

const columnOf = (format: string): string =>
  (formats as readonly string[]).includes(format) ? format : 'several';
