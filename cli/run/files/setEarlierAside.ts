import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { keptJournalName } from './keptJournal.ts';
import { asideNameOf, ledgerIn, ledgerName } from './ledgerFile.ts';

/** The folder, within that of the reports, for files of an earlier run while a new one waits for its target. */
const asideName = '.assay.earlier';

/** The files that a new run writes to before its target has answered. */
const begun = ['exchanges.ndjson', 'results.ndjson', keptJournalName];

/** What an earlier run left. */
export interface EarlierFiles {
  readonly forget: () => void;
  /** Puts them back in the place of those of a run that found no target. */
  readonly putBack: () => void;
}

/** Sets the files of an earlier run aside. Those that a run which was killed had set aside are the last ones that hold a run. */
export function setEarlierAside(folder: string): EarlierFiles {
  const aside = join(folder, asideName);
  const putBack = (): void => {
    if (!existsSync(aside)) return;
    for (const name of [...begun, ledgerName]) {
      rmSync(join(folder, name), { force: true });
      if (existsSync(join(aside, name))) renameSync(join(aside, name), join(folder, name));
    }
    const ledger = ledgerIn(join(folder, ledgerName));
    // The same one, under the name that it has beside that of a new run.
    if (ledger !== undefined) rmSync(join(folder, asideNameOf(ledger)), { force: true });
    rmSync(aside, { recursive: true });
  };
  putBack();
  mkdirSync(aside, { mode: 0o700 });
  for (const name of begun)
    if (existsSync(join(folder, name))) renameSync(join(folder, name), join(aside, name));
  // `assay cleanup` finds the other one, whatever becomes of this run.
  if (existsSync(join(folder, ledgerName))) copyFileSync(join(folder, ledgerName), join(aside, ledgerName));
  return { forget: () => rmSync(aside, { recursive: true, force: true }), putBack };
}
