import { counted } from '../../harness/verdicts/judgements.ts';
import { blockedRoots, rootInWords } from '../blockedRoots.ts';
import { closingSentence } from '../closingSentence.ts';
import { isSecurityBreach } from '../concernOf.ts';
import { outdated } from '../deviations.ts';
import type { FinishedRun } from '../FinishedRun.ts';
import { knownInWords, weakerPlaces } from '../findingLines.ts';
import { type Finding, findings } from '../findings.ts';
import { type Cell, matrix } from '../matrix.ts';
import { shortened } from '../shortened.ts';
import { summarise } from '../summarise.ts';
import { type Tone, toneOf } from '../tone.ts';
import { notJudgedLines } from '../traffic.ts';
import { codeSpan } from './codeSpan.ts';

/** The pages that show it would cut off more, and nobody reads more there. */
const mostFindings = 50;

const headMarks: Readonly<Record<Tone, string>> = { good: '✅', caution: '⚠️', bad: '❌', open: '❔' };

/** A summary in Markdown for the page of a CI job: verdict, findings, and a collapsed matrix. */
export function markdown(run: FinishedRun): string {
  const all = findings(run);
  const statements = new Map(run.clauses.map(({ id, statement }) => [id, statement]));
  const more = all.length - mostFindings;
  const section = (heading: string, found: readonly Finding[]): readonly string[] =>
    found.length === 0
      ? []
      : [
          ...['', `### ${heading}`, ''],
          ...found.map((finding) => item(finding, statements.get(finding.clause) ?? '')),
        ];
  return `${[
    `## ${headMarks[toneOf(run)]} API v2017a: ${summarise(run).outcome}`,
    '',
    closingSentence(run),
    '',
    `Target ${codeSpan(run.target)}, run ${codeSpan(run.id)} of ${run.startedAt.slice(0, 16).replace('T', ' ')} UTC, ${(run.durationMs / 1000).toFixed(1)} s, seed ${run.seed}, assay ${run.suiteVersion}.`,
    ...(run.traffic === undefined ? [] : notJudgedLines(run.traffic).flatMap((line) => ['', plain(line)])),
    ...section('Security', all.slice(0, mostFindings).filter(isSecurityBreach)),
    ...section(
      'Findings',
      all.slice(0, mostFindings).filter((finding) => !isSecurityBreach(finding)),
    ),
    ...(more > 0 ? ['', `${counted(more, 'more finding is', 'more findings are')} in results.json.`] : []),
    ...deviations(run),
    ...blocked(run),
    '',
    ...table(run),
  ].join('\n')}\n`;
}

/** The entries of the list of known deviations that are to go. */
const deviations = (run: FinishedRun): readonly string[] =>
  outdated(run).flatMap((words) => ['', `- ❌ ${plain(words)}`]);

/** What was not judged, by what it depends on, collapsed. */
function blocked({ verdicts }: FinishedRun): readonly string[] {
  const roots = blockedRoots(verdicts);
  if (roots.length === 0) return [];
  const more = roots.length - mostFindings;
  return [
    '',
    `<details><summary>Not judged, by what it depends on (${roots.length})</summary>`,
    '',
    ...roots.slice(0, mostFindings).map(({ said, ...root }) => {
      const isSaid = root.kind === 'control' || root.kind === 'cutOff';
      const words = isSaid && said !== undefined ? 'because of this' : rootInWords(root);
      const quoted = said === undefined || said === '' ? '' : `: ${codeSpan(shortened(said, 200))}`;
      return `- ${root.count} ${plain(words)}${quoted} *${root.formats.join(' ')}; ${root.clauses.join(', ')}*`;
    }),
    ...(more > 0 ? [`- ${more} more are in results.json`] : []),
    '',
    '</details>',
  ];
}

function item(finding: Finding, statement: string): string {
  const { title, clause, level, status, places, operations, formats, expected, actual, flaky, replay } =
    finding;
  const kind = status === 'errored' ? 'error' : status === 'known' ? `${level}, known` : level;
  const where =
    operations.length === 1 && operations[0] !== '-' ? operations[0] : `${operations.length} operations`;
  const line = (name: string, text: string | undefined): readonly string[] =>
    text === undefined || text === '' ? [] : [`  - ${name}: ${codeSpan(shortened(text, 400))}`];
  return [
    `- **${clause}** (${kind}${flaky ? ', flaky' : ''}) ${codeSpan(shortened(title, 200))} *${[places.length === 1 ? '1 case' : `${places.length} cases`, ...weakerPlaces(finding)].join(', ')}, ${where}, ${formats.join(' ')}*`,
    ...(statement === '' ? [] : [`  - clause: ${plain(statement)}`]),
    ...line('known', knownInWords(finding)),
    ...line('expected', expected),
    ...line('actual', actual),
    ...line('likely', finding.likelyCause),
    ...line('again', replay),
  ].join('\n');
}

/** Our own words, whose letters may still look like markup. */
const plain = (text: string): string => text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&');

function table(run: FinishedRun): readonly string[] {
  const { columns, rows } = matrix(run);
  if (rows.length === 0) return [];
  return [
    '<details><summary>Operation × format: passed, ❌ failed, ⚠️ warned, 💥 errored, 🔖 known, ⏸ blocked</summary>',
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
  ['known', '🔖'],
  ['blocked', '⏸'],
] as const;

function cellText(cell: Cell): string {
  const rest = marks.flatMap(([status, mark]) =>
    cell[status] === undefined ? [] : [`${mark} ${cell[status]}`],
  );
  return [...(cell.passed === undefined ? [] : [String(cell.passed)]), ...rest].join(' ');
}
