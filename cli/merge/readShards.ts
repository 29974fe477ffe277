import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { SettingsError } from '../../config/SettingsError.ts';
import { wholeScope } from '../../config/scope.ts';
import { type Shard, shardText } from '../../config/shard.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { digests } from '../../reports/digests.ts';
import type { Results } from '../../reports/results.ts';
import { planShard } from '../../suites/kernel/shards.ts';
import { readRun } from '../compare/readRun.ts';
import { ledgersIn, type StoredLedger } from '../run/files/ledgerFile.ts';
import { differingSettings, type LastingSettings, versionOfCode } from '../run/resume/lastingSettings.ts';
import { usedHooks } from '../run/runHooks.ts';

/** A shard that has been judged, with its files. */
export interface StoredShard {
  /** As the operator named its folder. */
  readonly given: string;
  readonly folder: string;
  readonly shard: Shard;
  readonly results: Results;
  readonly ledger: StoredLedger;
  /** The settings that all shards of a run have in common. */
  readonly settings: LastingSettings;
}

/** The shards of one run, in their order. */
export interface Shards {
  readonly of: number;
  readonly shards: readonly [StoredShard, ...StoredShard[]];
  readonly missing: readonly number[];
  /** Where the own checks of the run come from; null if it had none. */
  readonly hooks: string | null;
}

/**
 * Reads the shards in these folders. Raises SettingsError for a folder that holds none, and where they do not fit together: one given
 * twice, other settings, another target or another version of the suite. If one is missing, also that, unless `isIncomplete` is set.
 */
export function readShards(folders: readonly string[], isIncomplete: boolean, hooks: string | null): Shards {
  const [first, ...others] = folders.map(readShard);
  if (first === undefined) throw new SettingsError('merge: name the folders of all shards of a run.');
  requireThisVersion(first);
  const own = ownChecksOf(first, hooks);
  requireOwnCases(first, own);
  const { of } = first.shard;
  const byIndex = new Map<number, StoredShard>([[first.shard.index, first]]);
  for (const other of others) {
    requireSameRun(first, other);
    requireOwnCases(other, own);
    const twin = byIndex.get(other.shard.index);
    if (twin !== undefined)
      throw new SettingsError(
        `merge: shard ${shardText(other.shard)} is given twice, by ${twin.given} and ${other.given}; name one of them.`,
      );
    byIndex.set(other.shard.index, other);
  }
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter((index) => !byIndex.has(index));
  if (missing.length > 0 && !isIncomplete) throw new SettingsError(missingShards(missing, of));
  const [lowest, ...rest] = [...byIndex.values()].sort((a, b) => a.shard.index - b.shard.index);
  if (lowest === undefined) throw new Error('a shard was read and is gone');
  return { of, shards: [lowest, ...rest], missing, hooks: own };
}

function readShard(given: string): StoredShard {
  const path = resolve(given);
  if (existsSync(path) && statSync(path).isDirectory() && !existsSync(join(path, 'results.json')))
    throw new SettingsError(
      `merge: ${given} holds no results.json: nothing was judged there, or the run was killed. Let it go on with assay run --resume, or leave it out and give --incomplete.`,
    );
  const { results, file } = readRun(given);
  const { run } = results;
  if (run.shard === undefined)
    throw new SettingsError(
      `merge: run ${run.id} in ${given} is no shard; merge takes what assay run --shard made.`,
    );
  const folder = dirname(file);
  const ledger = ledgersIn(folder).find(({ head }) => head.run === run.id);
  if (ledger?.head.settings === undefined)
    throw new SettingsError(
      `merge: ${given} holds no made.ndjson of run ${run.id}; keep the whole folder of a shard.`,
    );
  const { shard: _, ...settings } = ledger.head.settings;
  // Where it is embedded, each shard had a server of its own, at a port of its own.
  const isEmbedded = ledger.head.isEmbedded ? { target: 'the embedded reference server' } : {};
  return {
    given,
    folder,
    shard: run.shard,
    // Only runs of this version have shards, and it is checked.
    results: results as Results,
    ledger,
    settings: { ...settings, ...isEmbedded },
  };
}

/** Works out again which cases a shard has, so the suite must be the same. */
function requireThisVersion({ given, settings }: StoredShard): void {
  if (settings.version !== versionOfCode())
    throw new SettingsError(
      `merge: ${given} was made by another build of Assay (${settings.version}; this is ${versionOfCode()}); merge with the build that ran the shards.`,
    );
}

/** The loaded file of a shard's own checks; null if it had none. Raises SettingsError if the file here is not the one that it had. */
function ownChecksOf({ given, results: { run } }: StoredShard, hooks: string | null): string | null {
  const { file = 'a module', digest, exports = [] } = run.hooks ?? {};
  if (!exports.includes('checks')) return null;
  if (usedHooks(hooks)?.digest === digest) return hooks;
  throw new SettingsError(
    `merge: ${given} has own checks from ${file}, and ${hooks === null ? 'it is not here' : 'the one here is another'}; merge where that file is, or name it with --config.`,
  );
}

function requireSameRun(first: StoredShard, other: StoredShard): void {
  if (other.shard.of !== first.shard.of)
    throw new SettingsError(
      `merge: ${first.given} is shard ${shardText(first.shard)} and ${other.given} is shard ${shardText(other.shard)}; name the shards of one run.`,
    );
  const differing = differingSettings(first.settings, other.settings, [
    `in ${first.given}`,
    `in ${other.given}`,
  ]);
  if (differing.length > 0)
    throw new SettingsError(
      `merge: ${first.given} and ${other.given} had other settings: ${differing.join('; ')}. Run all shards with the same settings.`,
    );
}

/** Raises SettingsError if a shard's list of cases is not the one that this suite deals to it: a version may have been built again. */
function requireOwnCases({ given, results: { run, verdicts } }: StoredShard, hooks: string | null): void {
  const { selection, scope = wholeScope, shard = null } = run;
  const ids = planShard({ ...selection, scope, shard, hooks }).cases.map(({ id }) => id);
  if (digests({}, ids).cases === run.digests.cases) {
    requireOwnVerdicts(given, new Set(ids), verdicts);
    return;
  }
  throw new SettingsError(
    `merge: ${given} was made by another build of Assay, whose shards hold other cases; merge with the one that ran the shards.`,
  );
}

/** Raises SettingsError for a verdict of a case that is not the shard's, or for a second one of a case. */
function requireOwnVerdicts(given: string, own: ReadonlySet<string>, verdicts: readonly Verdict[]): void {
  const judged = new Set<string>();
  for (const { id } of verdicts) {
    if (!own.has(id) || judged.has(id))
      throw new SettingsError(
        `merge: ${given} holds ${own.has(id) ? 'two verdicts' : 'a verdict'} of case ${id}${own.has(id) ? '' : ', which is not of this shard'}; its results.json was changed. Judge the shard again.`,
      );
    judged.add(id);
  }
}

function missingShards(missing: readonly number[], of: number): string {
  const names = missing.map((index) => shardText({ index, of })).join(', ');
  const [what, them] =
    missing.length === 1 ? [`shard ${names} is`, 'its folder'] : [`shards ${names} are`, 'their folders'];
  return `merge: ${what} missing; name ${them} too, or give --incomplete to merge the others, which never conforms.`;
}
