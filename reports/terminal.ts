import { counted } from '../harness/words/counted.ts';
import { blockedRoots } from './blockedRoots.ts';
import type { Colors } from './Colors.ts';
import { closingSentence } from './closingSentence.ts';
import { isSecurityBreach } from './concernOf.ts';
import { outdated } from './deviations.ts';
import type { FinishedRun } from './FinishedRun.ts';
import { findingLines } from './findingLines.ts';
import { type Finding, findings } from './findings.ts';
import { headersToFillIn } from './headersToFillIn.ts';
import { matrix } from './matrix.ts';
import { matrixLines } from './matrixLines.ts';
import { quotesWhatIsSaid, rootInWords } from './rootKinds.ts';
import { shortened } from './shortened.ts';
import { isComplete, summarise } from './summarise.ts';
import { toneOf } from './tone.ts';
import { notJudgedLines } from './traffic.ts';
import { wrapText } from './wrapText.ts';

/** Without a terminal whose width is known. */
const widest = 100;
const mostFindings = 30;
const mostRoots = 5;

/** The report for people: matrix, findings by cause, what stays on the target and the closing sentence, within `width` columns. */
export function terminal(run: FinishedRun, colors: Colors, width = widest): string {
  const all = findings(run);
  const more = all.length - mostFindings;
  const statements = new Map(run.clauses.map(({ id, statement }) => [id, statement]));
  return [
    ...matrixLines(matrix(run), colors, width),
    '',
    ...all
      .slice(0, mostFindings)
      .flatMap((finding, index) => [
        ...heading(all, index, colors),
        ...findingLines(finding, statements.get(finding.clause) ?? '', colors, width),
        '',
      ]),
    ...(all.length > 0 && run.given.length > 0
      ? [
          'The commands after next: take the API key from the environment: export ASSAY_API_KEY.',
          ...headersToFillIn(run.given),
          '',
        ]
      : []),
    ...(more > 0 ? [`${counted(more, 'more finding is', 'more findings are')} in the reports.`, ''] : []),
    ...run.ownErrors.flatMap((error) => crossed(error, colors, width)),
    ...run.notes.flatMap((note) => wrapText(run.traffic === undefined ? `Target: ${note}` : note, '', width)),
    ...(run.traffic === undefined
      ? []
      : notJudgedLines(run.traffic).flatMap((line) => wrapText(line, '', width))),
    ...outdated(run).flatMap((words) => crossed(words, colors, width)),
    ...leftLines(run, width),
    ...blockedLines(run, width),
    ...unjudgedLines(run, width),
    ...closingLines(run, colors, width),
  ].join('\n');
}

/** A text after a red cross. */
const crossed = (text: string, colors: Colors, width: number): readonly string[] =>
  wrapText(`✗ ${text}`, '', width).map((line, index) =>
    index === 0 ? line.replace('✗', colors.red('✗')) : line,
  );

/** Security breaches have a heading of their own, and the findings after them another. Without them there is none. */
function heading(all: readonly Finding[], index: number, colors: Colors): readonly string[] {
  const [isFirstOfKind, kind] =
    all.filter(isSecurityBreach).length === index ? [index > 0, 'Other findings'] : [index === 0, 'Security'];
  return isFirstOfKind ? [colors.bold(kind), ''] : [];
}

/** Only the closing sentence, as `--quiet` prints it, with its colour. */
export function closingLines(run: FinishedRun, colors: Colors, width = widest): readonly string[] {
  const tone = toneOf(run);
  const paint = tone === 'good' ? colors.green : tone === 'bad' ? colors.red : colors.yellow;
  const incomplete = isComplete(run) || run.interrupted ? '' : ' The run is incomplete.';
  return wrapText(`${closingSentence(run)}${incomplete}`, '', width).map((line) => paint(line));
}

function leftLines({ leftBehind }: FinishedRun, width: number): readonly string[] {
  const reasons = new Map<string, FinishedRun['leftBehind'][number][]>();
  for (const record of leftBehind) {
    const because = whyLeft(record);
    reasons.set(because, [...(reasons.get(because) ?? []), record]);
  }
  return [...reasons].flatMap(([because, records]) => countLines(because, records, width));
}

function whyLeft({ why, perhaps }: FinishedRun['leftBehind'][number]): string {
  if (perhaps !== undefined) {
    return 'Perhaps left behind, for the answers to the inserts could not be read (run.leftBehind in results.json has their texts)';
  }
  const because = why === undefined ? 'which no documented call removes' : `because ${why}`;
  return `Left behind on the target, ${because}`;
}

function countLines(what: string, records: FinishedRun['leftBehind'], width: number): readonly string[] {
  const counts = new Map<string, number>();
  for (const { record } of records) counts.set(record, (counts.get(record) ?? 0) + 1);
  const text = [...counts].map(([record, count]) => `${count} ${record}`).join(', ');
  return wrapText(`${what}: ${text}.`, '', width);
}

/** What most of the blocked cases depend on, with the target's words. Empty if the closing sentence says it all. */
function blockedLines({ verdicts }: FinishedRun, width: number): readonly string[] {
  const roots = blockedRoots(verdicts);
  const more = roots.length - mostRoots;
  if (!roots.some(({ kind }) => ['clause', 'refusal', 'silence', 'layout', 'control'].includes(kind)))
    return [];
  return [
    'Not judged, by what it depends on:',
    ...roots.slice(0, mostRoots).flatMap((root) => {
      const { count, said, formats, clauses } = root;
      const words = said === undefined || quotesWhatIsSaid(root) ? '' : `: ${shortened(said, 120)}`;
      const of = clauses.length > 8 ? `${clauses.length} clauses` : clauses.join(', ');
      const text = `${count} ${rootInWords(root)}${words} (${formats.join(' ')}; ${of})`;
      return wrapText(text.replace(/\s+/g, ' '), '  ', width);
    }),
    ...(more > 0 ? [`  ${more} more are in the reports.`] : []),
    '',
  ];
}

/** The clauses that no case judged. If the operator selected some, the rest is only counted. */
function unjudgedLines(run: FinishedRun, width: number): readonly string[] {
  const ids = [...new Set(summarise(run).unjudged.map((place) => place.split('@')[0] ?? ''))];
  if (ids.length === 0) return [];
  const names = run.narrowed ? '' : `: ${ids.join(', ')}`;
  const many = counted(ids.length, 'MUST clause is', 'MUST clauses are');
  return wrapText(`${many} not judged in every selected format${names}.`, '', width);
}
