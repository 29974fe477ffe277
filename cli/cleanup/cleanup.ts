import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../../config/Settings.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import { nameOfTarget } from '../../harness/preflight/nameOfTarget.ts';
import { writtenBy } from '../../harness/writes/ledger.ts';
import { exitCodes } from '../../reports/exitCode.ts';
import { askTarget } from '../run/askTarget.ts';
import { type Cleaned, isClean } from '../run/cleanUp.ts';
import { ledgerFile, ledgerName, ledgersIn, type StoredLedger } from '../run/files/ledgerFile.ts';
import { lockFolder } from '../run/files/lockFolder.ts';
import { tidy } from '../run/tidy.ts';

/**
 * `assay cleanup`: removes what runs that were killed left on their targets, as far as a call can, and says what stays. `settings.out`
 * is the folder of their reports. Returns the exit code: 0 when nothing is left that a call could remove.
 *
 * Raises SettingsError if no run wrote in the folder, if one still does, or if there is no key; TargetError if there is no target.
 */
export async function cleanup(settings: Settings): Promise<number> {
  const folder = settings.out;
  const ledgers = ledgersIn(folder);
  if (ledgers.length === 0)
    throw new SettingsError(
      `no run has noted there what it made: ${folder} has no ${ledgerName}; name the folder of its reports.`,
    );
  // Only this user may read what is written there.
  process.umask(0o077);
  const release = lockFolder(folder);
  try {
    let code: number = exitCodes.noBreach;
    for (const ledger of ledgers) {
      const { lines, isDone } = await cleaned(ledger, settings);
      process.stdout.write(`${lines.join('\n')}\n`);
      if (!isDone) code = exitCodes.notJudged;
    }
    return code;
  } finally {
    release();
  }
}

interface Told {
  readonly lines: readonly string[];
  readonly isDone: boolean;
}

async function cleaned(ledger: StoredLedger, given: Settings): Promise<Told> {
  const { head, isCleaned, entries } = ledger;
  const of = `Run ${head.run} of ${head.startedAt}`;
  if (isCleaned) return { lines: [`${of}: cleaned up already.`], isDone: true };
  if (head.isEmbedded && given.target === null)
    return {
      lines: [`${of}: it judged the embedded server, which ended with it; nothing is left.`],
      isDone: true,
    };
  const target = given.target ?? head.target;
  if (given.apiKey === null)
    throw new SettingsError(
      `apiKey: none was given for ${nameOfTarget(target, null)}; set ASSAY_API_KEY or name a file with --api-key-file.`,
    );
  const settings = {
    ...given,
    target,
    apiKey: given.apiKey,
    formats: head.formats,
    allow: ['writes'] as const,
  };
  const temporary = mkdtempSync(join(tmpdir(), 'assay-'));
  try {
    const task = {
      settings,
      runId: head.run,
      exchangesFile: join(given.out, 'cleanup.ndjson'),
      ledgerFile: ledger.file,
      journalFile: join(temporary, 'journal.ndjson'),
    };
    const { capabilities } = await askTarget(task);
    const written = writtenBy(entries);
    const found = await tidy({ ...task, capabilities }, written, {
      waiting: () => undefined,
      isBrief: false,
    });
    if (isClean(found)) ledgerFile(task).note({ kind: 'cleaned', at: new Date().toISOString() });
    return {
      lines: told(`${of}, on ${nameOfTarget(target, given.apiKey)}`, found, ledger),
      isDone: isClean(found),
    };
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** What became of the records, in words. */
function told(
  of: string,
  { companies, notLookedFor }: Cleaned,
  { entries }: StoredLedger,
): readonly string[] {
  const counted = (fate: string): number => companies.filter((company) => company.fate === fate).length;
  const reasons = new Map<string, string[]>();
  for (const { fate, id, why = '' } of companies)
    if (fate === 'stays') reasons.set(why, [...(reasons.get(why) ?? []), id]);
  const others = new Map<string, number>();
  for (const entry of entries)
    if (entry.kind === 'about' && entry.record !== 'mvCompany') others.set(entry.record, 0);
  const written = writtenBy(entries);
  for (const record of others.keys()) others.set(record, written.idsOf(record).length);
  const stay = [...others].filter(([, count]) => count > 0).map(([record, count]) => `${count} ${record}`);
  return [
    `${of}: ${counted('removed')} companies removed, ${counted('gone')} gone already.`,
    ...[...reasons].map(([why, ids]) => `  ${ids.length} companies stay, for ${why}: ${ids.join(', ')}.`),
    ...(notLookedFor.length === 0
      ? []
      : [
          `  ${notLookedFor.length} inserts of companies were never answered, and no read works that could find them.`,
        ]),
    ...(stay.length === 0 ? [] : [`  No call removes the rest: ${stay.join(', ')}.`]),
  ];
}
