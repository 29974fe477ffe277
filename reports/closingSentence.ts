import { isWhole, type Scope, scopeInWords } from '../config/scope.ts';
import { shardText } from '../config/shard.ts';
import type { Verdict } from '../harness/verdicts/Verdict.ts';
import { counted } from '../harness/words/counted.ts';
import { blockedInShort, blockedRoots } from './blockedRoots.ts';
import { isSecurityBreach } from './concernOf.ts';
import { outdated } from './deviations.ts';
import type { FinishedRun } from './FinishedRun.ts';
import { findings } from './findings.ts';
import { inconclusiveClauses } from './inconclusiveClauses.ts';
import { isFailed, metBy, summarise } from './summarise.ts';
import type { Traffic } from './traffic.ts';
import { isJudged } from './verdictStatus.ts';

/** What `--insecure` means for everything that a report says. */
export const insecureNote =
  'The certificate was not checked (--insecure): nobody knows which server was judged.';

/** What a run without a target is worth: it says nothing of anybody's server. */
export const embeddedNote =
  'No target was given, so the embedded reference server was judged, and no other server.';

/** What the operator declares that the target does not offer. A report that conforms says so too. */
export const scopeNote = (scope: Scope): string =>
  `Out of scope, so neither called nor judged: ${scopeInWords(scope)}.`;

/** When and from where a run went on after it was stopped. */
export const resumedNotes = ({ resumptions = [] }: FinishedRun): readonly string[] =>
  resumptions.map(
    ({ at, judged }) =>
      `Resumed at ${at.slice(0, 19).replace('T', ' ')} UTC, when ${counted(judged, 'case')} had a verdict.`,
  );

/** Which part of a run this is, or which parts it was put together from. */
export function shardNotes({ shard, merged }: FinishedRun): readonly string[] {
  if (shard !== undefined)
    return [`Shard ${shardText(shard)} of a run: assay merge puts all of them together.`];
  if (merged === undefined) return [];
  const { of, missing } = merged;
  const without = missing.map((index) => shardText({ index, of })).join(', ');
  return [
    missing.length === 0
      ? `Merged from ${counted(of, 'shard')}.`
      : `Merged without ${missing.length === 1 ? 'shard' : 'shards'} ${without}: the run is incomplete.`,
  ];
}

/** The outcome of a run in its own words, what was found, how much was judged and why the rest was not. */
export function closingSentence(run: FinishedRun): string {
  const { outcome } = summarise(run);
  return [
    ...(run.interrupted ? ['Interrupted.'] : []),
    ...(run.endedEarly === undefined ? [] : [`Ended early: ${run.endedEarly}.`]),
    ...(run.insecure ? [insecureNote] : []),
    `${outcome.charAt(0).toUpperCase()}${outcome.slice(1)}.`,
    ...(run.completes === undefined ? [] : [`Judged again: what was red in run ${run.completes}.`]),
    ...shardNotes(run),
    ...resumedNotes(run),
    ...(isWhole(run.scope) ? [] : [scopeNote(run.scope)]),
    ...found(run),
    ...amounts(run),
    ...(run.embedded === undefined ? [] : [embeddedNote]),
  ].join(' ');
}

function found(run: FinishedRun): readonly string[] {
  const all = findings(run);
  const breaches = all.filter(({ status }) => status === 'failed');
  const warnings = all.filter(({ status }) => status === 'warned').length;
  const warned = warnings === 0 ? [] : [counted(warnings, 'warning')];
  const broken = new Set(breaches.map(({ clause }) => clause)).size;
  const numbers =
    broken === 0
      ? warned
      : [
          `${counted(broken, 'clause')} broken: ${[counted(breaches.length, 'breach', 'breaches'), ...warned].join(', ')}`,
        ];
  const { kind } = summarise(run);
  const isStrictOnly = broken === 0 && isFailed(run);
  const met = metBy(run);
  const late = outdated(run).length;
  const keys = [...new Set(all.filter(isSecurityBreach).map(({ clause }) => clause))];
  const hidden = inconclusiveClauses(run.verdicts);
  const empty = emptyGets(run.verdicts);
  return [
    ...numbers.map((text) => {
      if (isStrictOnly) return `${text}, and --strict was given.`;
      return broken === 0 ? `${text}, which the outcome does not count.` : `${text}.`;
    }),
    ...(met === 0 || kind === 'onlyKnown' ? [] : [`${counted(met, 'known deviation')} besides.`]),
    ...(late === 0 ? [] : [`${counted(late, 'known deviation is', 'known deviations are')} out of date.`]),
    ...(keys.length === 0 ? [] : [`Security: ${keys.join(' and ')} not kept.`]),
    ...(run.verdicts.some(isJudged) ? [] : ['Nothing was judged.']),
    ...(empty.length === 0
      ? []
      : [
          `${counted(empty.length, 'Get shows', 'Gets show')} no record (${empty.join(', ')}): is the target empty, or does the key see too little?`,
        ]),
    ...(hidden.length === 0 || broken > 0 || !run.verdicts.some(isJudged)
      ? []
      : [`Not conclusive: answers broke ${hidden.join(', ')} in places that none of its own cases checks.`]),
  ];
}

/** How much was judged, unless the outcome says it, and what happened to the rest. */
function amounts(run: FinishedRun): readonly string[] {
  if (run.traffic !== undefined) return seenAmounts(run.traffic);
  const { kind, judged, notApplicable, errored } = summarise(run);
  const asked = Math.max(run.verdicts.length, run.planned) - notApplicable;
  const isSelection = run.planned < run.suiteCases;
  const isTold = (kind === 'nothingFound' || kind === 'nothingNew') && !isSelection;
  const missing = run.planned - run.verdicts.length;
  const parts = [
    ...(isTold ? [] : [`${judged} of ${asked} ${isSelection ? 'selected cases ' : ''}judged`]),
    ...blockedInShort(blockedRoots(run.verdicts), mostRoots),
    ...(errored > 0 ? [`${errored} ended in an error`] : []),
    ...(missing > 0 ? [`${missing} without a verdict`] : []),
  ];
  return parts.length === 0 ? [] : [`${parts.join(', ')}.`];
}

function seenAmounts({ answers, judged, notJudged }: Traffic): readonly string[] {
  const others = notJudged.reduce((sum, one) => sum + one.count, 0) - (answers - judged);
  const parts = [
    ...(answers === judged ? [] : [`${counted(answers - judged, 'answer')} not judged`]),
    ...(others <= 0 ? [] : [`${counted(others, 'other exchange')} not looked at`]),
  ];
  return parts.length === 0 ? [] : [`${parts.join(', ')}.`];
}

/** How many roots of blocked cases the sentence names. */
const mostRoots = 4;

/**
 * The Gets that show no record in some format, so that nothing of their records was judged there. All their cases of GET-1, which
 * looks at the records, are blocked because no record is shown. A Get that was refused, or that nobody could read, is not among them.
 */
function emptyGets(verdicts: readonly Verdict[]): readonly string[] {
  const looks = verdicts.filter(({ clause }) => clause === 'GET-1');
  const placeOf = ({ operation, format }: Verdict): string => `${operation} ${format}`;
  const shown = new Set(
    looks.filter(({ status, cause }) => status !== 'blocked' || cause !== 'nothing').map(placeOf),
  );
  const empty = looks.filter((one) => !shown.has(placeOf(one))).map(({ operation }) => operation);
  return [...new Set(empty)].sort();
}
