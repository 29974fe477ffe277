import type { Case } from '../harness/verdicts/Case.ts';
import { wrapText } from '../reports/wrapText.ts';
import type { Clause } from '../specs/Clause.ts';
import type { Format } from '../specs/Format.ts';
import { operations } from '../specs/operations.ts';

const width = 100;
const nameWidth = 38;
const cellWidth = 8;
const indent = '  ';

const legend =
  'How many cases judge a clause, by operation and format. A dot is none: the clause does not apply there, and "Where" says where it does and why. A dash is no operation in particular; a case about several formats counts in each of them.';

/** The matrix clause × operation × format: a block for each clause, with one line for each operation it judges. */
export function coverageLines(
  coverage: Coverage,
  clauses: readonly Clause[],
  formats: readonly Format[],
): readonly string[] {
  return [
    ...wrapText(legend, '', width),
    ...clauses.flatMap((clause) => ['', ...block(clause, coverage.get(clause.id) ?? new Map(), formats)]),
  ];
}

type Rows = NonNullable<ReturnType<Coverage['get']>>;

function block(
  { id, level, statement, appliesTo }: Clause,
  rows: Rows,
  formats: readonly Format[],
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
  return [...head, columns, ...lines, ...others(rows, formats)];
}

/** On one line: the operations without a case in any format. For most clauses these are the majority. */
function others(rows: Rows, formats: readonly Format[]): readonly string[] {
  const count = [...operations.keys()].filter((name) => !rows.has(name)).length;
  if (count === 0) return [];
  const label = rows.size === 0 || rows.has('-') ? `${count} operations` : `${count} other operations`;
  return [`${indent}${label.padEnd(nameWidth)}${formats.map(() => cell(countText(undefined))).join('')}`];
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
