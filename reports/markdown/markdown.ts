import { closingSentence } from '../closingSentence.ts';
import type { FinishedRun } from '../FinishedRun.ts';
import { type Finding, findings } from '../findings.ts';
import { likelyCause } from '../likelyCause.ts';
import { type Cell, matrix } from '../matrix.ts';
import { shortened } from '../shortened.ts';
import { summarise } from '../summarise.ts';
import { codeSpan } from './codeSpan.ts';

/** More would be cut off by the pages that show it, and nobody reads them there. */
const mostFindings = 50;

/** A summary in Markdown for the page of a CI job: verdict, findings, and the matrix folded away. */
export function markdown(run: FinishedRun): string {
  const { conforms, failed } = summarise(run);
  const mark = conforms ? '✅' : failed > 0 ? '❌' : '⚠️';
  const all = findings(run);
  const statements = new Map(run.clauses.map(({ id, statement }) => [id, statement]));
  const more = all.length - mostFindings;
  return `${[
    `## ${mark} API v2017a: ${conforms ? 'conforms' : failed > 0 ? 'does not conform' : 'not decided'}`,
    '',
    closingSentence(run),
    '',
    `Target ${codeSpan(run.target)}, run ${codeSpan(run.id)} of ${run.startedAt.slice(0, 16).replace('T', ' ')} UTC, ${(run.durationMs / 1000).toFixed(1)} s, seed ${run.seed}, assay ${run.suiteVersion}.`,
    ...(all.length === 0 ? [] : ['', '### Findings', '']),
    ...all.slice(0, mostFindings).map((finding) => item(finding, statements.get(finding.clause) ?? '')),
    ...(more > 0 ? ['', `${more} more findings stand in results.json.`] : []),
    '',
    ...table(run),
  ].join('\n')}\n`;
}

function item(finding: Finding, statement: string): string {
  const { clause, level, status, places, operations, formats, message, expected, actual, flaky, replay } =
    finding;
  const kind = status === 'errored' ? 'error' : level;
  const where =
    operations.length === 1 && operations[0] !== '-' ? operations[0] : `${operations.length} operations`;
  const line = (name: string, text: string | undefined): readonly string[] =>
    text === undefined || text === '' ? [] : [`  - ${name}: ${codeSpan(shortened(text, 400))}`];
  return [
    `- **${clause}** (${kind}${flaky ? ', flaky' : ''}) ${plain(statement)} *${places.length === 1 ? '1 case' : `${places.length} cases`}, ${where}, ${formats.join(' ')}*`,
    ...line('message', message === statement ? '' : message),
    ...line('expected', expected),
    ...line('actual', actual),
    ...line('likely', likelyCause(finding)),
    ...line('again', replay),
  ].join('\n');
}

/** Our own words, in which a letter may look like markup all the same. */
const plain = (text: string): string => text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&');

function table(run: FinishedRun): readonly string[] {
  const { columns, rows } = matrix(run);
  if (rows.length === 0) return [];
  return [
    '<details><summary>Operation × format: passed, ❌ failed, ⚠️ warned, 💥 errored, ⏸ blocked</summary>',
    '',
    `| operation | ${columns.join(' | ')} |`,
    `|---|${columns.map(() => '--:').join('|')}|`,
    ...rows.map(({ operation, cells }) => `| ${operation} | ${cells.map(cellText).join(' | ')} |`),
    '',
    '</details>',
  ];
}

const marks = [
  ['failed', '❌'],
  ['warned', '⚠️'],
  ['errored', '💥'],
  ['blocked', '⏸'],
] as const;

function cellText(cell: Cell): string {
  const rest = marks.flatMap(([status, mark]) =>
    cell[status] === undefined ? [] : [`${mark} ${cell[status]}`],
  );
  return [...(cell.passed === undefined ? [] : [String(cell.passed)]), ...rest].join(' ');
}
