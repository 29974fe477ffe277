import type { Colors } from './Colors.ts';
import type { Cell, Matrix } from './matrix.ts';

/**
 * Prints a matrix within `width` columns. A cell counts what passed, then failed (f), warned (w), errored (e), blocked (b) and
 * not asked (n). If that is too wide, it counts only what did not pass, and then only the worst of it.
 */
export function matrixLines(matrix: Matrix, colors: Colors, width: number): readonly string[] {
  if (matrix.rows.length === 0) return [];
  const tables = [whole, notPassed, worst].map((textOf) => table(matrix, textOf));
  const fitting = tables.find((each) => each.lines.every((line) => plainLength(line) <= width));
  const { lines, letters: met } = fitting ?? (tables.at(-1) as Table);
  const legend = letters
    .filter(([, letter]) => met.has(letter))
    .map(([status, letter]) => `${letter} ${status}`);
  return [
    colors.bold(textOfLine(lines[0] ?? [])),
    ...lines
      .slice(1)
      .map((line, row) =>
        line.map((text, column) => paint(matrix.rows[row]?.cells[column - 1], colors)(text)).join(''),
      ),
    ...(legend.length === 0 ? [] : [colors.dim(`A number alone passed; ${legend.join(', ')}.`)]),
  ];
}

/** Padded texts by line and column, heading first, and the letters used in them. */
interface Table {
  readonly lines: readonly (readonly string[])[];
  readonly letters: ReadonlySet<string>;
}

const textOfLine = (line: readonly string[]): string => line.join('');
const plainLength = (line: readonly string[]): number => textOfLine(line).length;

function table({ columns, rows }: Matrix, textOf: (cell: Cell) => string): Table {
  const texts = [
    ['operation', ...columns],
    ...rows.map(({ operation, cells }) => [operation, ...cells.map(textOf)]),
  ];
  const widths = ['', ...columns].map((_, column) =>
    Math.max(...texts.map((line) => line[column]?.length ?? 0)),
  );
  return {
    lines: texts.map((line) =>
      line.map((text, column) => {
        const room = widths[column] ?? 0;
        return column === 0 ? text.padEnd(room) : text.padStart(room + 2);
      }),
    ),
    letters: new Set(texts.slice(1).flatMap((line) => line.slice(1).join('').match(/[a-z]/g) ?? [])),
  };
}

const letters = [
  ['failed', 'f'],
  ['errored', 'e'],
  ['warned', 'w'],
  ['known', 'k'],
  ['blocked', 'b'],
  ['notApplicable', 'n'],
] as const;

const lettered = (cell: Cell): readonly string[] =>
  letters.flatMap(([status, letter]) => (cell[status] === undefined ? [] : [`${cell[status]}${letter}`]));

const passed = (cell: Cell): readonly string[] => (cell.passed === undefined ? [] : [String(cell.passed)]);

const whole = (cell: Cell): string => [...passed(cell), ...lettered(cell)].join(' ') || '·';

const notPassed = (cell: Cell): string => {
  const bad = lettered(cell).filter((text) => /[fewk]$/.test(text));
  return bad.length === 0 ? worst(cell) : bad.join(' ');
};

function worst(cell: Cell): string {
  const [first] = lettered(cell);
  if (first !== undefined && /[fewk]$/.test(first)) return first;
  return passed(cell)[0] ?? first ?? '·';
}

function paint(cell: Cell | undefined, colors: Colors): (text: string) => string {
  if (cell === undefined) return (text) => text;
  if (cell.failed !== undefined || cell.errored !== undefined) return colors.red;
  if (cell.warned !== undefined) return colors.yellow;
  if (cell.known !== undefined) return colors.dim;
  return cell.passed === undefined ? colors.dim : colors.green;
}
