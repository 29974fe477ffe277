import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../../config/Settings.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import { nameOfTarget } from '../../harness/preflight/nameOfTarget.ts';
import { counted } from '../../harness/words/counted.ts';
import { writtenBy } from '../../harness/writes/ledger.ts';
import { exitCodes } from '../../reports/exitCode.ts';
import { askTarget } from '../run/askTarget.ts';
import { type Cleaned, isClean, isCleanForGood } from '../run/Cleaned.ts';
import { cleanUpRun } from '../run/cleanUpRun.ts';
import { fileTrouble } from '../run/files/fileTrouble.ts';
import { ledgerFile, ledgerName, ledgersIn, type StoredLedger } from '../run/files/ledgerFile.ts';
import { lockFolder } from '../run/files/lockFolder.ts';
import { beginWithHooks } from '../run/runHooks.ts';

/**
 * `assay cleanup`: removes what runs that were killed left on their targets, as far as a call can, and says what stays. `settings.out`
 * is the folder of their reports. `isTargetNamed` says whether the command named a target: otherwise it is the runs' own, whatever
 * other settings say. Returns the exit code: 0 when nothing is left that a call could remove.
 *
 * Raises SettingsError if no run wrote in the folder, if one still does, if there is no key, or if the runs judged several targets
 * and none is named. The key of one target must not reach another. Raises TargetError if there is no target.
 */
export async function cleanup(settings: Settings, isTargetNamed: boolean): Promise<number> {
  const folder = settings.out;
  if (ledgersIn(folder).length === 0)
    throw new SettingsError(`${folder} holds no ${ledgerName}; name the folder of a run's reports.`);
  // Only this user may read what is written there.
  process.umask(0o077);
  const release = lockedFolder(folder);
  try {
    const ledgers = ledgersIn(folder);
    const given = { ...settings, target: isTargetNamed ? settings.target : null };
    const target = targetOf(ledgers, given.target);
    // A server may have another address now. But where one of the runs judged this target, the others' records are elsewhere.
    const isMoved = ledgers.every(({ head }) => head.target !== target);
    let code: number = exitCodes.noBreach;
    for (const ledger of ledgers) {
      const { lines, isDone } = await cleaned(ledger, { given, target, isMoved });
      process.stdout.write(`${lines.join('\n')}\n`);
      if (!isDone) code = exitCodes.notJudged;
    }
    return code;
  } finally {
    release();
  }
}

/** Takes the folder's lock. Raises SettingsError if another run has it, or if the folder can't be written. */
function lockedFolder(folder: string): () => void {
  try {
    return lockFolder(folder);
  } catch (error) {
    const trouble = fileTrouble(error);
    if (trouble === undefined) throw error;
    throw new SettingsError(`out: ${folder} can't be written (${trouble}); clean up as the user who ran it.`);
  }
}

/** Whether a run may have left something that a call can remove. */
const isOpen = ({ isCleaned, entries, head }: StoredLedger): boolean =>
  !isCleaned && entries.length > 0 && !head.isEmbedded;

/** The one target whose records are removed; null if nothing is left anywhere. */
function targetOf(ledgers: readonly StoredLedger[], named: string | null): string | null {
  const targets = [...new Set(ledgers.filter(isOpen).map(({ head }) => head.target))];
  const [first, second] = targets;
  if (first === undefined) return null;
  if (second === undefined) return named ?? first;
  if (named !== null && targets.includes(named)) return named;
  throw new SettingsError(
    `target: the runs in this folder judged ${targets.map((target) => nameOfTarget(target, null)).join(' and ')}; name one of them with --target.`,
  );
}

interface Told {
  readonly lines: readonly string[];
  readonly isDone: boolean;
}

async function cleaned(
  ledger: StoredLedger,
  {
    given,
    target,
    isMoved,
  }: { readonly given: Settings; readonly target: string | null; readonly isMoved: boolean },
): Promise<Told> {
  const { head, isCleaned, entries } = ledger;
  const of = `Run ${head.run} of ${head.startedAt}`;
  const told = (what: string, isDone = true): Told => ({ lines: [`${of}: ${what}`], isDone });
  if (isCleaned) return told('cleaned up already.');
  if (entries.length === 0) return told('it wrote nothing.');
  if (target === null || head.isEmbedded)
    return told('it judged the embedded server, which ended with it; nothing is left.');
  if (head.target !== target && !isMoved)
    return told(`it judged ${nameOfTarget(head.target, null)}, which is another target.`, false);
  if (given.apiKey === null)
    throw new SettingsError(
      `apiKey: none was given for ${nameOfTarget(target, null)}; set ASSAY_API_KEY or name a file with --api-key-file.`,
    );
  const formats = head.formats.filter((format) => !given.scope.withoutFormats.includes(format));
  if (formats.length === 0) return told('all of its formats are out of scope.', false);
  const settings = {
    ...given,
    target,
    apiKey: given.apiKey,
    formats,
    allow: ['writes'] as const,
    readOnly: false,
  };
  const temporary = mkdtempSync(join(tmpdir(), 'assay-'));
  try {
    const task = {
      settings,
      runId: head.run,
      exchangesFile: join(given.out, 'cleanup.ndjson'),
      ledgerFile: ledger.file,
      journalFile: join(temporary, 'journal.ndjson'),
      keptJournalFile: join(temporary, 'kept.ndjson'),
    };
    await beginWithHooks(settings, 'cleanup');
    const { capabilities } = await askTarget(task);
    const written = writtenBy(entries);
    const found = await cleanUpRun({ ...task, capabilities }, written, { waiting: () => undefined });
    if (isCleanForGood(found) && target === head.target) ledgerFile(task).end();
    return {
      lines: outcomeInWords(`${of}, on ${nameOfTarget(target, given.apiKey)}`, found, ledger),
      isDone: isClean(found),
    };
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

const insertWas = 'insert of a company was never answered';
const insertsWere = 'inserts of companies were never answered';

/** What became of the records, in words. */
function outcomeInWords(
  of: string,
  { companies, notFound, notLookedFor }: Cleaned,
  { entries }: StoredLedger,
): readonly string[] {
  const number = (fate: string): number => companies.filter((company) => company.fate === fate).length;
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
    `${of}: ${counted(number('removed'), 'company', 'companies')} removed, ${number('gone')} gone already.`,
    ...[...reasons].map(
      ([why, ids]) =>
        `  ${counted(ids.length, 'company stays', 'companies stay')}, because ${why}: ${ids.join(', ')}.`,
    ),
    ...(notLookedFor.length === 0
      ? []
      : [
          `  ${counted(notLookedFor.length, insertWas, insertsWere)}, and no read works that could find what they made.`,
        ]),
    ...(notFound.length === 0
      ? []
      : [
          `  ${counted(notFound.length, insertWas, insertsWere)}, and no such company is there. If the target may still carry out an insert, call this again later.`,
        ]),
    ...(stay.length === 0 ? [] : [`  No call removes the rest: ${stay.join(', ')}.`]),
  ];
}
