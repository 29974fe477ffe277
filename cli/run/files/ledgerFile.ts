import { appendFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '../../../config/SettingsError.ts';
import { redactor } from '../../../harness/redaction/redactor.ts';
import { lineContent } from '../../../harness/stored/lineContent.ts';
import type { LedgerEntry } from '../../../harness/writes/ledger.ts';
import type { FinishedRun, Resumption } from '../../../reports/FinishedRun.ts';
import type { Format } from '../../../specs/Format.ts';
import { type LastingSettings, lastingSettings } from '../resume/lastingSettings.ts';
import type { RunSettings, Task } from '../Task.ts';
import { fileTrouble } from './fileTrouble.ts';
import { secretsOf } from './secretsOf.ts';

/** The name of a run's ledger in its folder. */
export const ledgerName = 'made.ndjson';

/** The first line of a ledger: which run it is of, and where the run wrote. */
interface LedgerHead {
  readonly kind: 'run';
  readonly run: string;
  readonly target: string;
  readonly formats: readonly Format[];
  readonly startedAt: string;
  /** Whether the target was the embedded reference server, which ends with the run. */
  readonly isEmbedded: boolean;
  /** What has to be the same if the run is resumed. Ledgers of older versions do not hold it. */
  readonly settings?: LastingSettings;
}

/** The line of a run that is resumed. */
interface LedgerResumption {
  readonly kind: 'resumed';
  readonly resumption: Resumption;
}

/** The last line of a ledger whose records are removed, as far as a call can. */
interface LedgerEnd {
  readonly kind: 'cleaned';
  readonly at: string;
}

type LedgerLine = LedgerEntry | LedgerHead | LedgerResumption | LedgerEnd;

/** The first line of a run's ledger, without secrets. */
export const beginningOf = (
  { runId, settings }: Pick<Task, 'runId'> & { readonly settings: RunSettings },
  started: Date,
  isEmbedded: boolean,
): LedgerHead => ({
  kind: 'run',
  run: runId,
  target: settings.target,
  formats: settings.formats,
  startedAt: started.toISOString(),
  isEmbedded,
  settings: lastingSettings(settings, redactor(secretsOf(settings)).text),
});

/** A run's ledger, to append to. */
export interface LedgerFile {
  /**
   * Hands a line to the operating system before it returns. Raises SettingsError if the file can't be written: what can't be
   * noted must not be sent.
   */
  readonly note: (line: LedgerLine) => void;
  /** Notes that the run's records are removed. A file that can't be written is looked at again by `assay cleanup`. */
  readonly end: () => void;
}

/** Opens the ledger of a run. No line holds a secret. */
export function ledgerFile({
  settings,
  ledgerFile: file,
}: Pick<Task, 'settings' | 'ledgerFile'>): LedgerFile {
  const { text } = redactor(secretsOf(settings));
  return {
    end: () => {
      try {
        appendFileSync(file, `\n${JSON.stringify({ kind: 'cleaned', at: new Date().toISOString() })}\n`, {
          mode: 0o600,
        });
      } catch (error) {
        if (fileTrouble(error) === undefined) throw error;
      }
    },
    note: (line) => {
      try {
        // A line that a full disk cut does not swallow the next one.
        appendFileSync(file, `\n${JSON.stringify(withoutSecrets(line, text))}\n`, { mode: 0o600 });
      } catch (error) {
        const trouble = fileTrouble(error);
        if (trouble === undefined) throw error;
        throw new SettingsError(
          `out: ${file} can't be written (${trouble}), so nothing more is written to the target.`,
        );
      }
    },
  };
}

/**
 * Only these members come from outside. The others stay as they are, because a key may happen to read `about` or `mvCompany`. An id
 * that would show a secret is left out, and the record is found by its mark.
 */
function withoutSecrets(line: LedgerLine, text: (said: string) => string): LedgerLine {
  if (line.kind === 'run') return { ...line, target: text(line.target) };
  if (line.kind === 'answered') return { ...line, ids: line.ids.filter((id) => text(id) === id) };
  return line;
}

/** What a ledger holds. */
export interface StoredLedger {
  readonly file: string;
  readonly head: LedgerHead;
  readonly entries: readonly LedgerEntry[];
  /** The entries, and those of the calls that carry no record. */
  readonly calls: readonly LedgerEntry[];
  readonly resumptions: readonly Resumption[];
  readonly isCleaned: boolean;
}

/** The ledgers in a folder, the last run's first. A line that was cut when its writer died is left out. */
export function ledgersIn(folder: string): readonly StoredLedger[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => /^made(?:-\w+)?\.ndjson$/.test(name))
    .flatMap((name) => ledgerIn(join(folder, name)) ?? [])
    .sort((a, b) => (a.head.startedAt < b.head.startedAt ? 1 : -1));
}

/** The ledger in a file; undefined for a file without its first line. */
export function ledgerIn(file: string): StoredLedger | undefined {
  const lines = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line) => lineContent<LedgerLine>(line) ?? [])
    : [];
  const head = lines.find((line) => line.kind === 'run');
  if (head === undefined) return undefined;
  const calls = lines.filter(
    (line) => line.kind === 'about' || line.kind === 'call' || line.kind === 'answered',
  );
  const abouts = new Set(calls.flatMap((entry) => (entry.kind === 'about' ? [entry.write] : [])));
  const kinds = lines.map(({ kind }) => kind);
  return {
    file,
    head,
    entries: calls.filter(({ write }) => abouts.has(write)),
    calls,
    resumptions: lines.flatMap((line) => (line.kind === 'resumed' ? [line.resumption] : [])),
    // A run that was resumed may have written more.
    isCleaned: kinds.lastIndexOf('cleaned') > kinds.lastIndexOf('about'),
  };
}

/** The ledger of that run in a folder. */
export const ledgerOfRun = (folder: string, run: string): StoredLedger | undefined =>
  ledgersIn(folder).find(({ head }) => head.run === run);

/** Whether a stored run judged the embedded reference server. It says so itself; of an older one the ledger does. */
export const judgedEmbedded = (
  { embedded }: Pick<FinishedRun, 'embedded'>,
  ledger: StoredLedger | undefined,
): boolean => embedded === true || ledger?.head.isEmbedded === true;

/** Makes room for the ledger of a new run. One of a run that did not clean up is kept under another name, for `assay cleanup`. */
export function setLedgerAside(folder: string): void {
  const file = join(folder, ledgerName);
  const old = ledgerIn(file);
  if (old === undefined || old.isCleaned || old.entries.length === 0) rmSync(file, { force: true });
  else renameSync(file, join(folder, asideNameOf(old)));
}

/** The name of a ledger beside that of a new run. */
export const asideNameOf = ({ head }: StoredLedger): string => `made-${head.run.replace(/\W/g, '')}.ndjson`;
