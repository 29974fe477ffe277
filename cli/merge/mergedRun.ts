import type { KnownDeviation, Settings } from '../../config/Settings.ts';
import { wholeScope } from '../../config/scope.ts';
import { shardText } from '../../config/shard.ts';
import type { Observation } from '../../harness/Run.ts';
import { redactor } from '../../harness/redaction/redactor.ts';
import type { CurlConnection } from '../../harness/stored/curlConnection.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { insecureNote } from '../../reports/closingSentence.ts';
import { judgedDeviations } from '../../reports/deviations.ts';
import { digests } from '../../reports/digests.ts';
import type { FinishedRun } from '../../reports/FinishedRun.ts';
import { secretsOf } from '../run/files/secretsOf.ts';
import { isNarrowed } from '../run/isNarrowed.ts';
import { newRunId } from '../run/newRunId.ts';
import { givenFlags } from '../run/runCommand.ts';
import { shownBeside } from '../run/shownBeside.ts';
import { caseIdsOf, everyCase, suiteOf } from '../run/suiteOf.ts';
import { renumbered } from './joinExchanges.ts';
import type { Shards, StoredShard } from './readShards.ts';

interface Joined {
  readonly exchangesFile: string;
  /** What was added to the numbers of each shard's exchanges. */
  readonly added: readonly number[];
  /** How curl reaches the target, without secrets. */
  readonly connection: CurlConnection;
}

/** The run that its shards make together. What each of them says was redacted when it was written. */
export async function mergedRun(
  { of, shards, missing, hooks }: Shards,
  settings: Settings,
  { exchangesFile, added, connection }: Joined,
): Promise<FinishedRun> {
  const [{ results, ledger }] = shards;
  const {
    seed,
    selection,
    scope = wholeScope,
    strict,
    allow,
    readOnly,
    runs,
    suiteVersion,
    suiteCode,
    dialect,
  } = results.run;
  const ofRun: Settings = {
    ...settings,
    ...selection,
    scope,
    shard: null,
    hooks,
    seed,
    runs,
    strict,
    allow,
    readOnly,
  };
  const target = ledger.head.isEmbedded ? null : results.run.target;
  const verdicts = shards.flatMap(({ results: found }, index) =>
    found.verdicts.map((verdict) => renumbered(verdict, added[index] ?? 0)),
  );
  const caseIds = caseIdsOf(ofRun);
  const suite = suiteOf(ofRun, caseIds);
  const { startedAt, durationMs } = spanOf(shards);
  const all = shards.map(({ results: { run } }) => run);
  const notes = distinct(all.flatMap((run) => [...run.notes]));
  const known = { id: newRunId(), target: results.run.target, seed, dialect, verdicts };
  const endedEarly = endingsOf(shards);
  return {
    ...known,
    startedAt,
    durationMs,
    given:
      target === null
        ? []
        : givenFlags({ ...ofRun, target }).map(redactor(secretsOf({ ...settings, target })).text),
    ...(target === null ? { embedded: true } : {}),
    suiteVersion,
    suiteCode,
    selection,
    strict,
    allow,
    readOnly,
    runs,
    insecure: notes.includes(insecureNote),
    digests: { ...results.run.digests, cases: digests({}, caseIds).cases },
    notes: [...notes.filter((note) => note !== insecureNote), ...dialectsDiffer(shards)],
    scope,
    formats: selection.formats,
    narrowed: isNarrowed(ofRun),
    merged: {
      of,
      shards: shards.map(({ shard, results: { run } }, index) => ({
        index: shard.index,
        run: run.id,
        startedAt: run.startedAt,
        durationMs: run.durationMs,
        planned: run.planned,
        exchangesAfter: added[index] ?? 0,
      })),
      missing,
    },
    planned: caseIds.length,
    suiteCases: suite.size,
    // The merge itself came to its end.
    interrupted: false,
    ...(endedEarly === undefined ? {} : { endedEarly }),
    ownErrors: shards.flatMap((one) => one.results.run.faults.map((fault) => `${nameOf(one)}: ${fault}`)),
    deviations: judgedAnew(shards, verdicts, ofRun),
    observations: distinctObservations(shards),
    created: all.flatMap(({ created }) => [...created]),
    leftBehind: all.flatMap(({ leftBehind }) => [...leftBehind]),
    ...(await shownBeside(
      { ...known, hooks: results.run.hooks },
      {
        settings: ofRun,
        exchangesFile,
        // As in the commands of assay compare: nobody knows how the key was escaped.
        apiKey: settings.apiKey ?? '-',
        connection,
        asks: (name) => settings.report.includes(name),
      },
    )),
    hooks: results.run.hooks,
    clauses: suite.clauses,
  };
}

const nameOf = ({ shard }: StoredShard): string => `shard ${shardText(shard)}`;

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** From the beginning of the first shard to the end of the last one. */
function spanOf(shards: readonly StoredShard[]): Pick<FinishedRun, 'startedAt' | 'durationMs'> {
  const runs = shards.map(({ results: { run } }) => run);
  const begun = Math.min(...runs.map(({ startedAt }) => Date.parse(startedAt)));
  const ended = Math.max(...runs.map(({ startedAt, durationMs }) => Date.parse(startedAt) + durationMs));
  return { startedAt: new Date(begun).toISOString(), durationMs: Math.max(0, Math.round(ended - begun)) };
}

/** Which shards did not come to their end, and why; undefined if all did. */
function endingsOf(shards: readonly StoredShard[]): string | undefined {
  const said = shards.flatMap((one) => {
    const { interrupted, endedEarly } = one.results.run;
    if (endedEarly !== undefined) return [`${nameOf(one)}: ${endedEarly}`];
    return interrupted ? [`${nameOf(one)} was interrupted`] : [];
  });
  return said.length === 0 ? undefined : said.join('; ');
}

/** Said where the shards read the target in several ways: then it is another deployment for some of them, or it changed. */
function dialectsDiffer(shards: readonly StoredShard[]): readonly string[] {
  const [first, ...others] = shards.map((one) => ({ one, dialect: JSON.stringify(one.results.run.dialect) }));
  const different = others.filter(({ dialect }) => dialect !== first?.dialect);
  if (first === undefined || different.length === 0) return [];
  const names = different.map(({ one }) => nameOf(one)).join(', ');
  return [
    `${names} read the target's layout otherwise than ${nameOf(first.one)}: was it the same deployment?`,
  ];
}

function distinctObservations(shards: readonly StoredShard[]): readonly Observation[] {
  const all = shards.flatMap(({ results }) => [...results.observations]);
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}

/** The list of known deviations, with what all shards together say of each entry. */
function judgedAnew(
  shards: readonly StoredShard[],
  verdicts: readonly Verdict[],
  { hooks }: Pick<Settings, 'hooks'>,
): FinishedRun['deviations'] {
  const [{ results }] = [...shards] as [StoredShard];
  const entries = (results.deviations ?? []).map(
    ({ state: _, count: __, ...entry }): KnownDeviation => entry,
  );
  if (entries.length === 0) return [];
  return judgedDeviations(entries, verdicts, {
    suite: everyCase({ hooks }),
    at: new Date(results.run.startedAt),
  });
}
