import { isWhole } from '../../config/scope.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { type BlockedRoot, blockedByRoot } from '../blockedRoots.ts';
import { embeddedNote, insecureNote, resumedNotes, scopeNote, shardNotes } from '../closingSentence.ts';
import { concernOf } from '../concernOf.ts';
import { outdated } from '../deviations.ts';
import type { KeptExchange } from '../exchanges/KeptExchange.ts';
import { otherFormats } from '../exchanges/otherFormats.ts';
import type { FinishedRun } from '../FinishedRun.ts';
import { type Finding, findings } from '../findings.ts';
import { levels } from '../groupedByCause.ts';
import { headersToFillIn } from '../headersToFillIn.ts';
import { hiddenBy } from '../hiddenBy.ts';
import { matrix } from '../matrix.ts';
import { adviceFor, quotesWhatIsSaid, rootInWords } from '../rootKinds.ts';
import { shortened } from '../shortened.ts';
import { storedFinding } from '../storedFinding.ts';
import { summarise } from '../summarise.ts';
import { toneOf } from '../tone.ts';
import { notJudgedLines } from '../traffic.ts';
import { evidenceWithin } from './evidenceWithin.ts';
import { groupedObservations } from './groupedObservations.ts';
import type { ReportData, VerdictDetail, VerdictRow } from './ReportData.ts';
import { withinRoom } from './withinRoom.ts';

/** Longer texts are cut in the middle; results.json has the whole text. */
const longestText = 4000;

/** How many characters each part may fill. What does not fit is in the files beside the report. */
const room = { details: 1_000_000, exchanges: 1_800_000, onReference: 600_000, scripts: 500_000 };

/** How much of the room for exchanges the first cases of findings may take. */
const shareOfFirsts = 0.65;

/** results.json names further exchanges of one case. */
const mostExchanges = 12;

/** How many roots of blocked cases are listed. */
const mostRoots = 60;

/** Nobody follows links to more cases than this one by one. */
const mostCases = 60;

/** What report.html shows of a finished run, with a limit: a default run makes a file of at most 5 MB. */
export function reportDataOf(run: FinishedRun): ReportData {
  const { outcome, kind, unjudged, conforms: _, judged, cases: suiteCases, ...counts } = summarise(run);
  const verdicts = [...run.verdicts].sort((a, b) => (a.id < b.id ? -1 : 1));
  const all = findings(run);
  const roots = blockedByRoot(verdicts);
  const hidden = hiddenBy(all, roots);
  const numbers = new Map([
    ...all.flatMap((finding, index) => finding.cases.map((id) => [id, index + 1] as const)),
    ...roots.flatMap(({ cases }, index) => cases.map((each) => [each.id, index + 1] as const)),
  ]);
  return {
    outcome,
    kind,
    judged,
    cases: suiteCases,
    tone: toneOf(run),
    outdated: outdated(run),
    blocked: roots.slice(0, mostRoots).map(({ root }) => rootOf(root)),
    run: runOf(run),
    counts,
    unjudged: run.narrowed ? [] : unjudged,
    clauses: run.clauses.map(({ formats, ...text }) => text),
    matrix: matrix(run),
    findings: all.map((finding, index) => findingOf(finding, hidden[index] ?? 0)),
    verdicts: verdicts.map((verdict) => row(verdict, numbers.get(verdict.id))),
    details: withinRoom(
      details(verdicts, new Set(all.map((finding) => finding.cases[0] ?? ''))),
      room.details,
    ),
    exchanges: exchangesOf(all, verdicts, run.exchanges),
    onReference: referenceOf(run.onReference),
    scripts: withinRoom([...run.scripts], room.scripts),
    observations: groupedObservations(run.observations),
    latencies: run.latencies,
  };
}

/** Why cases are blocked, and what to do about it. */
const rootOf = ({ said, ...root }: BlockedRoot): ReportData['blocked'][number] => ({
  ...root,
  ...(quotesWhatIsSaid(root) ? {} : cut('said', said)),
  reason: rootInWords(said === undefined ? root : { ...root, said }),
  advice: adviceFor(root),
});

function runOf(run: FinishedRun): ReportData['run'] {
  const { id, startedAt, durationMs, target, seed, suiteVersion, strict, interrupted, planned, suiteCases } =
    run;
  const [toFillIn] = headersToFillIn(run.given);
  return {
    id,
    startedAt,
    durationMs,
    target,
    seed,
    suiteVersion,
    strict,
    interrupted,
    planned,
    suiteCases,
    ...(planned < suiteCases ? { selected: selectionInWords(run.selection) } : {}),
    ...(run.embedded === undefined ? {} : { caution: embeddedNote }),
    ...(run.insecure ? { caution: insecureNote } : {}),
    ...(isWhole(run.scope) ? {} : { scope: scopeNote(run.scope) }),
    notes: [
      ...(run.completes === undefined ? [] : [`Judged again: what was red in run ${run.completes}.`]),
      ...shardNotes(run),
      ...resumedNotes(run),
      ...(run.endedEarly === undefined ? [] : [`The run ended early: ${run.endedEarly}.`]),
      ...(run.traffic === undefined ? [] : notJudgedLines(run.traffic)),
      ...run.notes,
    ],
    faults: run.ownErrors,
    leftBehind: countByName(run.leftBehind.map(({ record }) => record)),
    command: ['assay run', ...run.given].join(' '),
    ...(toFillIn === undefined ? {} : { toFillIn }),
  };
}

/** A finding with its texts and its list of cases cut; `hides` says how many cases it blocks. */
const findingOf = (finding: Finding, hides: number): ReportData['findings'][number] => ({
  ...storedFinding(finding),
  hides,
  count: finding.cases.length,
  weaker: levels.flatMap((level) => {
    const ids = finding.weaker?.[level];
    return ids === undefined ? [] : [[level, ids.length] as const];
  }),
  title: shortened(finding.title, 160, 'end'),
  concern: concernOf(finding.clause),
  ...cut('likelyCause', finding.likelyCause),
  places: [
    ...new Set([...finding.cases.slice(0, 1), ...otherFormats(finding.cases), ...finding.cases]),
  ].slice(0, mostCases),
  message: shortened(finding.message, longestText),
  ...cut('expected', finding.expected),
  ...cut('actual', finding.actual),
});

/** How many names of a selection are shown; a run that is judged again names each case. */
const mostNames = 20;

const selectionInWords = (selection: FinishedRun['selection']): string =>
  Object.entries(selection)
    .filter(([, names]) => names.length > 0)
    .map(([name, names]) => {
      const more = names.length - mostNames;
      return `${name} ${names.slice(0, mostNames).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
    })
    .join('; ');

/**
 * The first cases of findings come before all others, so that no finding lacks its bytes. Then come their first cases in the
 * other formats, and the rest if there is room.
 */
function exchangesOf(
  all: readonly Finding[],
  verdicts: readonly Verdict[],
  kept: FinishedRun['exchanges'],
): Readonly<Record<string, KeptExchange>> {
  const ofCase = new Map(verdicts.map(({ id, exchanges }) => [id, exchanges]));
  const group = (ids: readonly string[]): readonly KeptExchange[] =>
    [...new Set(ids)].flatMap((id) => kept.get(id) ?? []);
  const firsts = evidenceWithin(
    all.map(({ exchanges }) => group(exchanges.slice(0, mostExchanges))),
    room.exchanges * shareOfFirsts,
  ).flat();
  const chosen = Object.fromEntries(firsts.map((each) => [each.id, each]));
  const perFormat = evidenceWithin(
    all.flatMap(({ cases }) =>
      otherFormats(cases).map((other) =>
        group((ofCase.get(other) ?? []).slice(0, 2).filter((id) => chosen[id] === undefined)),
      ),
    ),
    room.exchanges - JSON.stringify(chosen).length,
  ).flat();
  for (const each of perFormat) chosen[each.id] = each;
  const left = room.exchanges - JSON.stringify(chosen).length;
  return {
    ...chosen,
    ...withinRoom(
      [...kept].filter(([id]) => chosen[id] === undefined),
      left,
    ),
  };
}

function referenceOf(kept: FinishedRun['onReference']): ReportData['onReference'] {
  const fitted = evidenceWithin([...kept.values()], room.onReference);
  return Object.fromEntries([...kept.keys()].map((id, index) => [id, fitted[index] ?? []]));
}

const row = (
  { id, level, status, address, durationMs, exchanges }: Verdict,
  number: number | undefined,
): VerdictRow => {
  const told = [
    id,
    level,
    status,
    address,
    durationMs,
    [...new Set(exchanges)].slice(0, mostExchanges).join(' '),
  ] as const;
  return number === undefined ? told : [...told, number];
};

/** For everything that did not pass. The first cases of findings come before all others. */
function details(
  verdicts: readonly Verdict[],
  firsts: ReadonlySet<string>,
): readonly (readonly [string, VerdictDetail])[] {
  const open = verdicts.filter(({ status }) => status !== 'passed');
  return [...open.filter(({ id }) => firsts.has(id)), ...open.filter(({ id }) => !firsts.has(id))].map(
    (verdict) => [verdict.id, detailOf(verdict)],
  );
}

function detailOf({ message, cause, expected, actual, path, counterexample, seed }: Verdict): VerdictDetail {
  return {
    ...cut('message', message),
    ...(cause === undefined ? {} : { cause }),
    ...cut('expected', expected),
    ...cut('actual', actual),
    ...cut('path', path),
    ...cut(
      'counterexample',
      counterexample === undefined ? undefined : JSON.stringify(counterexample, null, 2),
      2 * longestText,
    ),
    seed,
  };
}

function cut<Name extends string>(
  name: Name,
  text: string | undefined,
  limit = longestText,
): Partial<Record<Name, string>> {
  if (text === undefined || text === '') return {};
  const kept = text.length > limit ? `${text.slice(0, limit / 2)} … ${text.slice(-limit / 2)}` : text;
  return { [name]: kept } as Record<Name, string>;
}

function countByName(names: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}
