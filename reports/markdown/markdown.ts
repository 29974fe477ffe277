import { counted } from '../../harness/words/counted.ts';
import { blockedRoots } from '../blockedRoots.ts';
import { closingSentence } from '../closingSentence.ts';
import { isSecurityBreach } from '../concernOf.ts';
import { outdated } from '../deviations.ts';
import type { FinishedRun } from '../FinishedRun.ts';
import { adviceForError, knownInWords, subjectOfFinding, weakerCases } from '../findingLines.ts';
import { type Finding, findings } from '../findings.ts';
import type { ReportSurroundings } from '../ReportSurroundings.ts';
import { quotesWhatIsSaid, rootInWords } from '../rootKinds.ts';
import { printable, shortened } from '../shortened.ts';
import { summarise } from '../summarise.ts';
import { type Tone, toneOf } from '../tone.ts';
import { notJudgedLines } from '../traffic.ts';
import { codeSpan } from './codeSpan.ts';

/** A job's page shows summaries of many jobs, one below the other: one has at most 60 lines, whatever is broken. */
const mostListed = { inFull: 3, findings: 12, outdated: 3, roots: 5, unattributed: 3 } as const;

const headMarks: Readonly<Record<Tone, string>> = { good: '✅', caution: '⚠️', bad: '❌', open: '❔' };

/** A summary in Markdown for the page of a CI job: the outcome, the causes, what was not judged, and where to look; at most 60 lines. */
export function markdown(
  run: FinishedRun,
  beside: ReportSurroundings = { hasPage: true, inFolder: '' },
): string {
  const all = findings(run);
  const statements = new Map(run.clauses.map(({ id, statement }) => [id, statement]));
  const more = all.length - mostListed.findings;
  const section = (heading: string, isIn: (finding: Finding) => boolean): readonly string[] => {
    const lines = all
      .slice(0, mostListed.findings)
      .flatMap((finding, index) =>
        isIn(finding)
          ? item(finding, index < mostListed.inFull ? (statements.get(finding.clause) ?? '') : undefined)
          : [],
      );
    return lines.length === 0 ? [] : ['', `### ${heading}`, '', ...lines];
  };
  return `${[
    `## ${headMarks[toneOf(run)]} API v2017a: ${summarise(run).outcome}`,
    '',
    plain(closingSentence(run)),
    '',
    `${run.embedded ? 'Embedded reference server' : 'Target'} ${codeSpan(run.target)}, run ${codeSpan(run.id)} of ${run.startedAt.slice(0, 16).replace('T', ' ')} UTC, ${(run.durationMs / 1000).toFixed(1)} s, seed ${run.seed}, assay ${run.suiteVersion}.`,
    ...unattributed(run),
    ...section('Security', isSecurityBreach),
    ...section('Findings', (finding) => !isSecurityBreach(finding)),
    ...(more > 0 ? [`- ${more} more`] : []),
    ...deviations(run),
    ...blocked(run),
    '',
    whereToLook(run, beside),
  ].join('\n')}\n`;
}

/** The first lines of a list, and how many more there are. */
const firstOf = (lines: readonly string[], room: number): readonly string[] =>
  lines.length <= room ? lines : [...lines.slice(0, room), `- ${lines.length - room} more`];

const unattributed = ({ traffic }: FinishedRun): readonly string[] =>
  traffic === undefined
    ? []
    : [
        '',
        ...firstOf(
          notJudgedLines(traffic).map((line) => `- ${plain(line)}`),
          mostListed.unattributed,
        ),
      ];

/** The entries of the list of known deviations that are to go. */
function deviations(run: FinishedRun): readonly string[] {
  const late = outdated(run).map((words) => `- ❌ ${plain(words)}`);
  return late.length === 0 ? [] : ['', ...firstOf(late, mostListed.outdated)];
}

/** What was not judged, by what it depends on, collapsed. */
function blocked({ verdicts }: FinishedRun): readonly string[] {
  const roots = blockedRoots(verdicts);
  if (roots.length === 0) return [];
  return [
    '',
    `<details><summary>Not judged, by what it depends on (${roots.length})</summary>`,
    '',
    ...firstOf(
      roots.map(({ said, ...root }) => {
        const words = quotesWhatIsSaid(root) && said !== undefined ? 'because of this' : rootInWords(root);
        const quoted = said === undefined || said === '' ? '' : `: ${codeSpan(shortened(said, 200))}`;
        return `- ${root.count} ${plain(words)}${quoted} *${root.formats.join(' ')}; ${root.clauses.join(', ')}*`;
      }),
      mostListed.roots,
    ),
    '',
    '</details>',
  ];
}

/** A finding in one line; with the words of its clause also what was expected, what came, and the command to type. */
function item(finding: Finding, statement: string | undefined): readonly string[] {
  const { title, status, cases, operations, formats, expected, actual, command } = finding;
  const { subject, kind } = subjectOfFinding(finding);
  const where =
    operations.length === 1 && operations[0] !== '-' ? operations[0] : `${operations.length} operations`;
  const line = (name: string, text: string | undefined): readonly string[] =>
    text === undefined || text === '' ? [] : [`  - ${name}: ${codeSpan(shortened(text, 300))}`];
  const known = knownInWords(finding);
  const why = known ?? finding.likelyCause;
  return [
    `- **${subject}**${kind} ${codeSpan(shortened(title, 200))} *${[counted(cases.length, 'case'), ...weakerCases(finding)].join(', ')}, ${where}, ${formats.join(' ')}*`,
    ...(statement === undefined
      ? []
      : [
          ...(statement === '' || why !== undefined || status === 'errored'
            ? []
            : [`  - clause: ${plain(statement)}`]),
          ...line('advice', status === 'errored' ? adviceForError(finding) : undefined),
          ...line(known === undefined ? 'likely' : 'known', why),
          ...line('expected', expected),
          ...line('actual', actual),
          ...line('again', command),
        ]),
  ];
}

/** The files that tell more. */
function whereToLook({ verdicts }: FinishedRun, { hasPage, inFolder }: ReportSurroundings): string {
  const bad = verdicts.filter(({ status }) => status === 'failed' || status === 'errored').length;
  const each =
    bad === 0 ? '' : `; ${codeSpan(`assay show 1${inFolder}`)} prints the first finding, with its calls`;
  const files = hasPage ? '`report.html` and `results.json`' : '`results.json` and `exchanges.ndjson`';
  return `Each case and its bytes: ${files} in the reports${each}.`;
}

/** Our own words, whose letters may still look like markup, as may a name from the target in them. */
const plain = (text: string): string => printable(text).replace(/[\\`*_{}[\]<>#|~]/g, '\\$&');
