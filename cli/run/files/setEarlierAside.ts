import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { keptJournalName } from './keptJournal.ts';
import { asideNameOf, ledgerIn, ledgerName } from './ledgerFile.ts';

/** The folder, within that of the reports, for files of an earlier run while a new one waits for its target. */
export const asideName = '.assay.earlier';

/** The name of that folder while it is filled or emptied: the files in it are missing beside it. */
export const movingName = '.assay.moving';

/** The end of the name of a file that is still being copied. */
const partly = '.part';

/** The files that a new run writes to before its target has answered. */
const begun = ['exchanges.ndjson', 'results.ndjson', keptJournalName];

/** What an earlier run left. */
export interface EarlierFiles {
  readonly forget: () => void;
  /** Puts them back instead of those of a run that found no target. */
  readonly putBack: () => void;
}

/** Sets the files of an earlier run aside. Those that a run which was killed had set aside are the last ones that hold a run. */
export function setEarlierAside(folder: string): EarlierFiles {
  const aside = join(folder, asideName);
  const moving = join(folder, movingName);
  const moveBack = (): void => {
    if (!existsSync(moving)) return;
    for (const name of readdirSync(moving).filter((each) => !each.endsWith(partly)))
      renameSync(join(moving, name), join(folder, name));
    rmSync(moving, { recursive: true });
  };
  const putBack = (): void => {
    moveBack();
    if (!existsSync(aside)) return;
    // It was killed later, or went on: its files are the last ones.
    if (hasHeardOfTarget(folder)) {
      rmSync(aside, { recursive: true });
      return;
    }
    takeOwnLedger(folder, aside);
    for (const name of [...begun, ledgerName]) rmSync(join(folder, name), { force: true });
    renameSync(aside, moving);
    moveBack();
  };
  putBack();
  mkdirSync(moving, { mode: 0o700 });
  try {
    const ledger = join(folder, ledgerName);
    // `assay cleanup` finds the other one, whatever becomes of this run.
    if (existsSync(ledger)) {
      copyFileSync(ledger, join(moving, `${ledgerName}${partly}`));
      renameSync(join(moving, `${ledgerName}${partly}`), join(moving, ledgerName));
    }
    for (const name of begun)
      if (existsSync(join(folder, name))) renameSync(join(folder, name), join(moving, name));
    renameSync(moving, aside);
  } catch (error) {
    moveBack();
    throw error;
  }
  return { forget: () => rmSync(aside, { recursive: true, force: true }), putBack };
}

/** Whether the run in a folder wrote something to its target, or judged a case. */
function hasHeardOfTarget(folder: string): boolean {
  const results = statSync(join(folder, 'results.ndjson'), { throwIfNoEntry: false });
  return (results?.size ?? 0) > 0 || (ledgerIn(join(folder, ledgerName))?.calls.length ?? 0) > 0;
}

/** Beside that of a new run, a ledger has another name. `assay cleanup` may have written to it there since. */
function takeOwnLedger(folder: string, aside: string): void {
  const copy = join(aside, ledgerName);
  const ledger = ledgerIn(copy);
  const own = ledger === undefined ? undefined : join(folder, asideNameOf(ledger));
  if (own !== undefined && existsSync(own)) renameSync(own, copy);
}
