import type { Colors } from './Colors.ts';
import type { Cell, Matrix } from './matrix.ts';

/** Prints a matrix: a cell counts what passed, then failed (f), warned (w), errored (e), blocked (b), not asked (n). */
export function matrixLines({ columns, rows }: Matrix, colors: Colors): readonly string[] {
  if (rows.length === 0) return [];
  const texts = rows.map(({ cells }) => cells.map(cellText));
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...texts.map((row) => row[index]?.length ?? 0)),
  );
  const first = Math.max(...rows.map(({ operation }) => operation.length), 'operation'.length);
  const heading = columns.map((column, index) => column.padStart((widths[index] ?? 0) + 2)).join('');
  return [
    colors.bold('operation'.padEnd(first) + heading),
    ...rows.map(({ operation, cells }, row) => {
      const line = cells.map((cell, index) => {
        const padded = (texts[row]?.[index] ?? '').padStart((widths[index] ?? 0) + 2);
        return paint(cell, colors)(padded);
      });
      return operation.padEnd(first) + line.join('');
    }),
  ];
}

const letters = [
  ['failed', 'f'],
  ['warned', 'w'],
  ['errored', 'e'],
  ['blocked', 'b'],
  ['notApplicable', 'n'],
] as const;

function cellText(cell: Cell): string {
  const rest = letters.flatMap(([status, letter]) =>
    cell[status] === undefined ? [] : [`${cell[status]}${letter}`],
  );
  if (cell.passed === undefined && rest.length === 0) return '·';
  return [...(cell.passed === undefined ? [] : [String(cell.passed)]), ...rest].join(' ');
}

function paint(cell: Cell, colors: Colors): (text: string) => string {
  if (cell.failed !== undefined || cell.errored !== undefined) return colors.red;
  if (cell.warned !== undefined) return colors.yellow;
  return cell.passed === undefined ? colors.dim : colors.green;
}
