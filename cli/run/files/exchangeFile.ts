import { appendFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { oncePerLarge } from '../../../formats/oncePerLarge.ts';
import type { Exchange } from '../../../harness/exchanges/Exchange.ts';
import { redactor } from '../../../harness/redaction/redactor.ts';
import { exchangeLine } from '../../../harness/stored/exchangeLine.ts';
import type { Task } from '../Task.ts';
import { fileTrouble } from './fileTrouble.ts';
import { notingInJournal } from './keptJournal.ts';
import { recordRedactor, secretsOf } from './secretsOf.ts';

/** A target that answers everything with a megabyte must not fill the disk. */
const wholeBodiesUpTo = 256 * 1024 * 1024;

/** Shorter bodies are always stored; most requests have one. */
const alwaysStored = 1024;

/**
 * Appends exchanges to a task's exchanges.ndjson, redacted. Each is on its line before the call returns. Once the file holds
 * `limit` bytes, long bodies are left out. A record that can be judged again holds a stand-in for the key (`standInRedactor`).
 *
 * If a file can't be written, it is given up and noted in the journal: the run itself can continue.
 */
export function exchangeFile(
  task: Pick<Task, 'settings' | 'exchangesFile' | 'orderFile' | 'journalFile' | 'keptJournalFile'>,
  limit: number = task.orderFile === undefined ? wholeBodiesUpTo : Number.POSITIVE_INFINITY,
): (exchange: Exchange) => void {
  const { settings, exchangesFile } = task;
  const isWhole = task.orderFile !== undefined;
  const removing = isWhole ? recordRedactor(settings) : redactor(secretsOf(settings));
  const redact = { ...removing, bytes: oncePerLarge(removing.bytes) };
  const leftOut = {
    why: `exchanges.ndjson holds ${Math.floor(limit / 1024 / 1024)} MB already`,
    over: alwaysStored,
  };
  let isGivenUp = false;
  let isFull = false;
  return (exchange) => {
    if (isGivenUp) return;
    try {
      // Two threads write to it.
      isFull ||= (statSync(exchangesFile, { throwIfNoEntry: false })?.size ?? 0) >= limit;
      appendFileSync(
        exchangesFile,
        `${exchangeLine(exchange, redact, isFull ? leftOut : undefined, isWhole)}\n`,
      );
    } catch (error) {
      const trouble = fileTrouble(error);
      if (trouble === undefined) throw error;
      isGivenUp = true;
      notingInJournal(task)({ kind: 'lost', lost: { file: basename(exchangesFile), trouble } });
    }
  };
}
