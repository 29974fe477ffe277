import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { SettingsError } from '../../../config/SettingsError.ts';
import type { Made } from '../../../harness/evidence/Evidence.ts';
import type { Observation } from '../../../harness/Run.ts';
import { redactor } from '../../../harness/redaction/redactor.ts';
import type { DataLoss } from '../../../harness/sentinels/openSentinels.ts';
import { isNumeric, numeric } from '../../../specs/numeric.ts';
import type { Task } from '../Task.ts';
import { fileTrouble } from './fileTrouble.ts';
import { lineContent, wholeLines } from './jsonLines.ts';
import { secretsOf } from './secretsOf.ts';

/** The name of the copy of a run's journal in its folder. It goes when the run is complete. */
export const keptJournalName = 'journal.ndjson';

/** A file of a run that could not be written, or only in part, and the reason. */
export interface LostFile {
  readonly file: string;
  readonly trouble: string;
}

/** What the threads of a run note besides verdicts and exchanges. */
type RunJournalEntry =
  | { readonly kind: 'made'; readonly made: Made }
  | { readonly kind: 'observation'; readonly observation: Observation }
  | { readonly kind: 'loss'; readonly loss: DataLoss }
  | { readonly kind: 'lost'; readonly lost: LostFile };

/** What was noted in a run, in order. */
export interface RunJournal {
  readonly made: readonly Made[];
  readonly observations: readonly Observation[];
  readonly losses: readonly DataLoss[];
  readonly lost: readonly LostFile[];
}

/**
 * Notes in a run's journal, and in the copy by which the run can be resumed. An entry is on disk when the call returns, so that nothing is
 * lost if the writer dies. A run can do without the copy, so that it does not matter if the copy can't be written. It holds no secret.
 *
 * Raises SettingsError if the folder for temporary files is full.
 */
export function notingInJournal({
  settings,
  journalFile,
  keptJournalFile,
}: Pick<Task, 'settings' | 'journalFile' | 'keptJournalFile'>): (entry: RunJournalEntry) => void {
  const { text } = redactor(secretsOf(settings));
  return (entry) => {
    append(journalFile, `${JSON.stringify(entry, withNumbersMarked)}\n`);
    try {
      appendFileSync(keptJournalFile, `${JSON.stringify(withoutSecrets(entry, text))}\n`);
    } catch (error) {
      if (fileTrouble(error) === undefined) throw error;
    }
  };
}

/** Begins the journal of a run that is resumed with what was noted before. A line that was cut off is gone by then (`resumeReports`). */
export function beginWithKept({
  journalFile,
  keptJournalFile,
}: Pick<Task, 'journalFile' | 'keptJournalFile'>): void {
  if (existsSync(keptJournalFile)) append(journalFile, readFileSync(keptJournalFile, 'utf8'));
}

function append(journalFile: string, lines: string): void {
  try {
    appendFileSync(journalFile, lines);
  } catch (error) {
    const trouble = fileTrouble(error);
    if (trouble === undefined) throw error;
    throw new SettingsError(
      `TMPDIR: ${journalFile} can't be written (${trouble}); make room, or name another folder.`,
    );
  }
}

/** Only these members come from outside and may hold a secret. How a record is removed is not kept: the ledger tells. */
function withoutSecrets(entry: RunJournalEntry, text: (said: string) => string): RunJournalEntry {
  if (entry.kind !== 'made') return entry;
  const { record, id, perhaps } = entry.made;
  return {
    kind: 'made',
    made: {
      record,
      id: text(id),
      ...(perhaps === undefined ? {} : { perhaps: { ...perhaps, text: text(perhaps.text) } }),
    },
  };
}

/** Reads a run's journal, or its copy. An entry that was cut off because its writer died is left out. */
export function readRunJournal(file: string): RunJournal {
  const made: Made[] = [];
  const observations: Observation[] = [];
  const losses: DataLoss[] = [];
  const lost: LostFile[] = [];
  for (const line of wholeLines(file)) {
    const entry = lineContent<RunJournalEntry>(line, withNumbersRead);
    if (entry === undefined) continue;
    if (entry.kind === 'made') made.push(entry.made);
    else if (entry.kind === 'observation') observations.push(entry.observation);
    else if (entry.kind === 'loss') losses.push(entry.loss);
    else lost.push(entry.lost);
  }
  // A run that goes on may observe the same again.
  const distinct = new Map(observations.map((one) => [JSON.stringify(one), one]));
  return { made, observations: [...distinct.values()], losses, lost };
}

/** Numbers keep their lexemes, which JSON's own would lose. */
const withNumbersMarked = (_: string, value: unknown): unknown =>
  isNumeric(value) ? { $number: value.lexeme } : value;

function withNumbersRead(_: string, value: unknown): unknown {
  const { $number: lexeme } = (value ?? {}) as { $number?: unknown };
  return typeof lexeme === 'string' ? numeric(lexeme) : value;
}
