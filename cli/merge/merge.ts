import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadHooks } from '../../config/hooks/loadHooks.ts';
import type { Settings } from '../../config/Settings.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import { curlTo } from '../run/curlTo.ts';
import { fileTrouble } from '../run/files/fileTrouble.ts';
import { holdsFile } from '../run/files/holdsFile.ts';
import { asideNameOf, ledgerFile } from '../run/files/ledgerFile.ts';
import { openRunFiles } from '../run/files/openRunFiles.ts';
import { redactedCurl } from '../run/files/redacted.ts';
import type { RunHost } from '../run/RunHost.ts';
import { reportRun } from '../run/reportRun.ts';
import { joinExchanges } from './joinExchanges.ts';
import { mergedRun } from './mergedRun.ts';
import { readShards, type StoredShard } from './readShards.ts';

/**
 * `assay merge`: puts the shards of a run together, as if it had not been divided. The reports go to `settings.out`. Sends nothing to the
 * target. Returns the exit code of the whole run.
 *
 * Raises SettingsError if the folders are not those of all shards of one run (`readShards`).
 */
export async function merge(
  folders: readonly string[],
  { incomplete = false }: { readonly incomplete?: boolean },
  settings: Settings,
  host: Pick<RunHost, 'stdout' | 'stderr'>,
): Promise<number> {
  await loadHooks(settings.hooks);
  const shards = readShards(folders, incomplete, settings.hooks);
  const within = shards.shards.find((shard) => holdsFile(settings.out, shard.ledger.file));
  if (within !== undefined)
    throw new SettingsError(`out: ${within.given} holds a shard; name another folder with --out.`);
  const [{ results, ledger, settings: lasting }] = shards.shards;
  const { target } = results.run;
  const known = { ...settings, target, apiKey: settings.apiKey ?? '' };
  const connection = redactedCurl(known, await curlTo(target, settings.connection));
  const files = await openRunFiles(settings.out);
  try {
    const { exchangesFile } = files;
    const added = await written(settings.out, async () => {
      keepLedgers(shards.shards, settings.out);
      return joinExchanges(shards.shards, exchangesFile);
    });
    const run = await mergedRun(shards, settings, { exchangesFile, added, connection });
    for (const verdict of run.verdicts) files.verdict(verdict);
    const own = ledgerFile({ settings: known, ledgerFile: files.ledgerFile });
    own.note({
      ...ledger.head,
      run: run.id,
      startedAt: run.startedAt,
      // Other settings than those of any run, so that it is not resumed.
      settings: { ...lasting, merged: String(shards.of) },
    });
    own.end();
    return await reportRun(run, settings, files, host);
  } finally {
    files.close();
  }
}

/** Raises SettingsError for what can't be written in the folder. */
async function written<T>(folder: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const trouble = fileTrouble(error);
    if (trouble === undefined) throw error;
    throw new SettingsError(
      `out: ${folder} can't be written (${trouble}); make room there, or name another folder with --out.`,
    );
  }
}

/** Copies what the shards wrote to the target, so that `assay cleanup` finds it beside the merged run. */
function keepLedgers(shards: readonly StoredShard[], folder: string): void {
  for (const { ledger } of shards) copyFileSync(ledger.file, join(folder, asideNameOf(ledger)));
}
