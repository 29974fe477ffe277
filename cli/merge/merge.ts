import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Settings } from '../../config/Settings.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import { curlTo } from '../run/curlTo.ts';
import { ledgerFile } from '../run/files/ledgerFile.ts';
import { openReports } from '../run/files/openReports.ts';
import type { RunHost } from '../run/RunHost.ts';
import { report } from '../run/report.ts';
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
  const shards = readShards(folders, incomplete);
  const within = shards.shards.find(({ folder }) => folder === resolve(settings.out));
  if (within !== undefined)
    throw new SettingsError(`out: ${within.given} holds a shard; name another folder with --out.`);
  const [{ results, ledger }] = shards.shards;
  const connection = await curlTo(results.run.target, settings.connection);
  const reports = await openReports(settings.out);
  try {
    const { exchangesFile } = reports;
    const added = await joinExchanges(shards.shards, exchangesFile);
    const run = await mergedRun(shards, settings, { exchangesFile, added, connection });
    for (const verdict of run.verdicts) reports.verdict(verdict);
    keepLedgers(shards.shards, settings.out);
    const written = ledgerFile({
      settings: { ...settings, target: run.target, apiKey: settings.apiKey ?? '' },
      ledgerFile: reports.ledgerFile,
    });
    written.note({
      ...ledger.head,
      run: run.id,
      startedAt: run.startedAt,
      // Other settings than those of any run, so that it is not resumed.
      settings: { ...shards.shards[0].settings, merged: String(shards.of) },
    });
    written.end();
    return await report(run, settings, reports, host);
  } finally {
    reports.close();
  }
}

/** Copies what the shards wrote to the target, so that `assay cleanup` finds it beside the merged run. */
function keepLedgers(shards: readonly StoredShard[], folder: string): void {
  for (const { ledger } of shards)
    copyFileSync(ledger.file, join(folder, `made-${ledger.head.run.replace(/\W/g, '')}.ndjson`));
}
