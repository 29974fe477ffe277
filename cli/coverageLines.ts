import type { Case } from '../harness/verdicts/Case.ts';
import { counted } from '../harness/words/counted.ts';
import { wrapText } from '../reports/wrapText.ts';
import type { Clause } from '../specs/Clause.ts';
import type { Format } from '../specs/Format.ts';

const width = 100;
const nameWidth = 38;
const cellWidth = 8;
const indent = '  ';

const meaning = 'How many cases judge a clause, by operation and format.';
const ofDot = 'A dot is none: the clause does not apply there, and "Where" says where it does and why.';
const ofDotInSelection =
  'A dot is none: the clause does not apply there, which "Where" explains, or its cases are not selected.';
const ofDash = 'A dash is no operation in particular; a case about several formats counts in each of them.';

/** What is shown of the matrix: some columns, some rows, and whether some cases are left out besides. */
interface Shown {
  readonly formats: readonly Format[];
  readonly operations: readonly string[];
  readonly isByCase: boolean;
}

/** The matrix clause × operation × format: a block for each clause, with one line for each operation it judges. */
export function coverageLines(
  coverage: Coverage,
  clauses: readonly Clause[],
  shown: Shown,
): readonly string[] {
  const legend = [meaning, shown.isByCase ? ofDotInSelection : ofDot, ofDash].join(' ');
  return [
    ...wrapText(legend, '', width),
    ...clauses.flatMap((clause) => ['', ...block(clause, coverage.get(clause.id) ?? new Map(), shown)]),
  ];
}

type Rows = NonNullable<ReturnType<Coverage['get']>>;

function block(
  { id, level, statement, appliesTo }: Clause,
  rows: Rows,
  { formats, operations }: Shown,
): readonly string[] {
  const head = [
    ...wrapText(`${id} (${level}) ${statement}`, '', width),
    ...wrapText(`Where: ${appliesTo.reason}`, indent, width),
  ];
  if (level === 'OPEN') return [...head, `${indent}Observed and never judged: no cases.`];
  const columns = `${indent}${''.padEnd(nameWidth)}${formats.map(cell).join('')}`;
  const lines = [...rows].map(
    ([name, counts]) =>
      `${indent}${name.padEnd(nameWidth)}${formats.map((format) => cell(countText(counts.get(format)))).join('')}`,
  );
  const others = operations.filter((name) => !rows.has(name)).length;
  return [...head, columns, ...lines, ...(others === 0 ? [] : [othersLine(others, rows, formats)])];
}

/** The operations without a case in any format. For most clauses these are the majority. */
function othersLine(count: number, rows: Rows, formats: readonly Format[]): string {
  const label = counted(count, rows.size === 0 || rows.has('-') ? 'operation' : 'other operation');
  return `${indent}${label.padEnd(nameWidth)}${formats.map(() => cell(countText(undefined))).join('')}`;
}

const cell = (text: string): string => text.padStart(cellWidth);

const countText = (count: number | undefined): string => (count === undefined ? '·' : String(count));

/** How many cases a clause has, by the operation's name (`-` for none in particular), then by format. */
export type Coverage = ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<Format, number>>>;

type Counted = Pick<Case, 'clause' | 'operation' | 'format'>;

/** Counts the cases of a plan by clause, operation and format; one about several formats counts in each of them. */
export function coverageOf(cases: readonly Counted[], planned: readonly Format[]): Coverage {
  const clauses = new Map<string, Map<string, Map<Format, number>>>();
  for (const { clause, operation, format } of cases) {
    const rows = gotOr(clauses, clause, () => new Map<string, Map<Format, number>>());
    const counts = gotOr(rows, operation?.name ?? '-', () => new Map<Format, number>());
    for (const each of formatsOf(format, planned)) counts.set(each, (counts.get(each) ?? 0) + 1);
  }
  return clauses;
}

/** `all` is every planned format, `a+b` both, `a+a` once. */
const formatsOf = (format: string, planned: readonly Format[]): readonly Format[] =>
  planned.filter((each) => format === 'all' || format.split('+').includes(each));

function gotOr<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}
