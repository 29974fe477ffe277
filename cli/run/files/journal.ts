import { appendFileSync } from 'node:fs';
import { SettingsError } from '../../../config/SettingsError.ts';
import type { Observation } from '../../../harness/Run.ts';
import type { DataLoss } from '../../../harness/sentinels/openSentinels.ts';
import { lineContent } from '../../../harness/stored/lineContent.ts';
import type { Made } from '../../../harness/writes/Made.ts';
import { isNumeric, numeric } from '../../../specs/numeric.ts';
import { fileTrouble } from './fileTrouble.ts';
import { wholeLines } from './wholeLines.ts';

/** A file of a run that could not be written, or only in part, and the reason. */
export interface LostFile {
  readonly file: string;
  readonly trouble: string;
}

/** What the threads of a run note besides verdicts and exchanges. */
export type JournalEntry =
  | { readonly kind: 'made'; readonly made: Made }
  | { readonly kind: 'observation'; readonly observation: Observation }
  | { readonly kind: 'loss'; readonly loss: DataLoss }
  | { readonly kind: 'lost'; readonly lost: LostFile };

/**
 * Appends to a journal before it returns, so that nothing is lost if the writer dies. Raises SettingsError if the folder for
 * temporary files is full.
 */
export function note(file: string, entry: JournalEntry): void {
  const line = JSON.stringify(entry, (_, value: unknown) =>
    isNumeric(value) ? { $number: value.lexeme } : value,
  );
  appendToJournal(file, `${line}\n`);
}

/** Appends whole lines to a journal. Raises SettingsError as `note` does. */
export function appendToJournal(file: string, lines: string): void {
  try {
    appendFileSync(file, lines);
  } catch (error) {
    const trouble = fileTrouble(error);
    if (trouble === undefined) throw error;
    throw new SettingsError(
      `TMPDIR: ${file} can't be written (${trouble}); make room, or name another folder.`,
    );
  }
}

/** Everything that was noted. An entry that was cut off because its writer died is left out. */
export function readJournal(file: string): {
  readonly made: readonly Made[];
  readonly observations: readonly Observation[];
  readonly losses: readonly DataLoss[];
  readonly lost: readonly LostFile[];
} {
  const made: Made[] = [];
  const observations: Observation[] = [];
  const losses: DataLoss[] = [];
  const lost: LostFile[] = [];
  for (const line of wholeLines(file)) {
    const entry = lineContent<JournalEntry>(line, revived);
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

function revived(_: string, value: unknown): unknown {
  const { $number: lexeme } = (value ?? {}) as { $number?: unknown };
  return typeof lexeme === 'string' ? numeric(lexeme) : value;
}
