import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { redactor } from '../../../harness/redaction/redactor.ts';
import type { Task } from '../Task.ts';
import { fileTrouble } from './fileTrouble.ts';
import { appendToJournal, type JournalEntry, note } from './journal.ts';
import { secretsOf } from './secretsOf.ts';

/** The name of the copy of a run's journal in its folder. It goes when the run is complete. */
export const keptJournalName = 'journal.ndjson';

/**
 * Notes in a run's journal, and in the copy by which the run can be resumed. A run can do without the copy, so that it does not matter if
 * the copy can't be written. It holds no secret.
 */
export function notingInJournal({
  settings,
  journalFile,
  keptJournalFile,
}: Pick<Task, 'settings' | 'journalFile' | 'keptJournalFile'>): (entry: JournalEntry) => void {
  const { text } = redactor(secretsOf(settings));
  return (entry) => {
    note(journalFile, entry);
    try {
      appendFileSync(keptJournalFile, `${JSON.stringify(withoutSecrets(entry, text))}\n`, { mode: 0o600 });
    } catch (error) {
      if (fileTrouble(error) === undefined) throw error;
    }
  };
}

/** Only these members come from outside and may hold a secret. How a record is removed is not kept: the ledger tells. */
function withoutSecrets(entry: JournalEntry, text: (said: string) => string): JournalEntry {
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

/** Begins the journal of a run that is resumed with what was noted before. A line that was cut off is gone by then (`resumeRunFiles`). */
export function beginWithKept({
  journalFile,
  keptJournalFile,
}: Pick<Task, 'journalFile' | 'keptJournalFile'>): void {
  if (existsSync(keptJournalFile)) appendToJournal(journalFile, readFileSync(keptJournalFile, 'utf8'));
}
