import { dirname, join } from 'node:path';
import { ledgerIn, ledgerName } from '../run/files/ledgerFile.ts';
import { isLocked } from '../run/files/lockFolder.ts';
import type { StoredRun } from './readRun.ts';

/**
 * Says on stderr if a later run in the folder left no results: a run that reaches no target leaves the reports of the run before it.
 */
export function warnOfLaterRun({ file, results: { run } }: StoredRun): void {
  const folder = dirname(file);
  const later = ledgerIn(join(folder, ledgerName))?.head;
  if (
    later === undefined ||
    later.run === run.id ||
    typeof later.startedAt !== 'string' ||
    later.startedAt <= run.startedAt
  )
    return;
  const began = `a later run in ${folder} began at ${later.startedAt.slice(0, 16).replace('T', ' ')} UTC`;
  const why = isLocked(folder) ? 'and is still going' : 'and reached no target, or conformance() made it';
  process.stderr.write(`assay: ${began} ${why}. This is run ${run.id}, the one before.\n`);
}
