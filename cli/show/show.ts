import { nearestName } from '../../config/nearestName.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import { counted } from '../../harness/words/counted.ts';
import { casePage } from '../../reports/casePage.ts';
import type { StoredResults } from '../../reports/compare/StoredResults.ts';
import { outdated } from '../../reports/deviations.ts';
import { exitCodes } from '../../reports/exitCode.ts';
import { subjectOfFinding } from '../../reports/findingLines.ts';
import { restoredFinding } from '../../reports/storedFinding.ts';
import { widthOf } from '../../reports/widthOf.ts';
import { wrapText } from '../../reports/wrapText.ts';
import { clauses } from '../../suites/kernel/clauses.ts';
import { readRun, type StoredRun } from '../compare/readRun.ts';
import { warnOfLaterRun } from '../compare/warnOfLaterRun.ts';
import { wholeExchanges } from '../run/files/storedExchanges.ts';
import { stdoutColors } from '../stdoutColors.ts';
import { inFolder } from './inFolder.ts';

interface Options {
  /** The folder of the run, or its results.json. */
  readonly in?: string;
  readonly whole?: boolean;
}

/** How many ids of other cases of a finding are printed. */
const mostCases = 12;

/**
 * `assay show`: prints what a finished run found. Without an argument these are its findings, with a finding's number or a case's id
 * the case: the difference, and the calls with what differs marked. Returns 0, whatever the run found.
 *
 * Raises SettingsError if there is no such run, finding or case.
 */
export async function show(
  asked: string | undefined,
  { in: given = 'assay-report', whole = false }: Options,
): Promise<number> {
  const stored = readRun(given);
  warnOfLaterRun(stored);
  const lines = asked === undefined ? overview(stored, inFolder(given)) : await pageOf(asked, stored, whole);
  process.stdout.write(`${lines.join('\n')}\n`);
  return exitCodes.noBreach;
}

/** The findings of a run, one a line or more, with the numbers by which they are shown. `where` follows the command. */
function overview(
  { results: { run, summary, findings, verdicts, deviations = [] } }: StoredRun,
  where: string,
): readonly string[] {
  const width = widthOf(process.stdout);
  const digits = String(findings.length).length;
  const outcome = summary.outcome ?? (summary.failed > 0 ? 'does not conform' : 'no breach found');
  const blocked = verdicts.filter(({ status }) => status === 'blocked').length;
  return [
    ...wrapText(
      `Run ${run.id} of ${run.target}, ${run.startedAt.slice(0, 16).replace('T', ' ')} UTC: ${outcome}.`,
      '',
      width,
    ),
    '',
    ...findings.flatMap((finding, index) => {
      const { places } = finding;
      const number = String(index + 1).padStart(digits);
      const { subject, kind } = subjectOfFinding({ ...finding, flaky: false });
      const cases = places.length === 1 ? places[0] : `${places.length} cases, first ${places[0]}`;
      return wrapText(`${subject}${kind} ${titleIn(finding)}: ${cases}`, ' '.repeat(digits + 2), width).map(
        (line, at) => (at === 0 ? `${number}  ${line.slice(digits + 2)}` : line),
      );
    }),
    ...(findings.length === 0 ? ['Nothing failed, warned or ended in an error.'] : []),
    ...outdated({ deviations }).flatMap((words) => wrapText(words, '', width)),
    ...(blocked === 0 ? [] : [`${counted(blocked, 'case was', 'cases were')} not judged.`]),
    '',
    `assay show NUMBER${where} prints a finding, assay show CASE${where} a case.`,
  ];
}

const titleIn = ({ title, message }: StoredResults['findings'][number]): string => title ?? message;

async function pageOf(asked: string, stored: StoredRun, isWhole: boolean): Promise<readonly string[]> {
  const { findings, verdicts } = stored.results;
  const number = /^\d+$/.test(asked)
    ? Number(asked)
    : findings.findIndex(({ places }) => places.includes(asked)) + 1;
  const found = findings[number - 1];
  const id = /^\d+$/.test(asked) ? found?.places[0] : asked;
  const verdict = verdicts.find((each) => each.id === id);
  if (verdict === undefined) throw new SettingsError(unknown(asked, stored));
  const finding = found === undefined ? undefined : restoredFinding({ ...found, title: titleIn(found) });
  const page = casePage(
    {
      verdict,
      finding: finding && { number, is: finding },
      statement: clauses.get(verdict.clause)?.statement ?? '',
      kept: await wholeExchanges(verdict, stored.exchangesFile),
      command: finding?.command.replace(/--cases '[^']*'/, `--cases '${verdict.id}'`),
    },
    { colors: stdoutColors(), width: widthOf(process.stdout), isWhole },
  );
  const others = (asked === id ? [] : (finding?.cases ?? [])).filter((other) => other !== verdict.id);
  const more = others.length - mostCases;
  return [
    ...page,
    ...(others.length === 0 ? [] : ['', 'Other cases of this finding:']),
    ...others.slice(0, mostCases).map((other) => `  ${other}`),
    ...(more > 0 ? [`  ${counted(more, 'more case is', 'more cases are')} in results.json.`] : []),
  ];
}

function unknown(asked: string, { results: { findings, verdicts, run } }: StoredRun): string {
  if (/^\d+$/.test(asked))
    return `the run has no finding ${asked}; ${findings.length === 0 ? 'it found nothing' : `its findings are 1 to ${findings.length}`}.`;
  const ofClause = findings.flatMap(({ clause }, index) => (clause === asked ? [index + 1] : []));
  if (ofClause.length > 0)
    return `${asked} is a clause; its findings in this run are ${ofClause.join(', ')}.`;
  const nearest = nearestName(
    asked,
    verdicts.map(({ id }) => id),
  );
  return `run ${run.id} judged no case ${asked}${nearest === undefined ? '; results.json lists its cases.' : `; did you mean ${nearest}?`}`;
}
