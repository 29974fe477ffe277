import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '../../../config/SettingsError.ts';
import { reportFileNames } from '../../../reports/reportFiles.ts';
import { asideName, movingName } from './setEarlierAside.ts';

/**
 * Raises SettingsError if a folder holds files that a run would replace, and no run of ours. Other tools write a junit.xml or a report.html
 * too.
 */
export function requireOwnFolder(folder: string): void {
  if (holdsRun(folder)) return;
  const names = ['results.json', 'exchanges.ndjson', ...reportFileNames];
  const foreign = names.filter((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile());
  if (foreign.length > 0)
    throw new SettingsError(
      `out: ${folder} holds ${foreign.join(', ')} and no run of Assay, and a run would replace that; name another folder with --out.`,
    );
}

/** Whether a run of ours was in a folder, finished or not. */
function holdsRun(folder: string): boolean {
  const ownNames = ['results.ndjson', 'made.ndjson', asideName, movingName];
  return ownNames.some((name) => existsSync(join(folder, name))) || isResults(join(folder, 'results.json'));
}

function isResults(file: string): boolean {
  try {
    const found = JSON.parse(readFileSync(file, 'utf8')) as { run?: unknown; verdicts?: unknown } | null;
    return typeof found?.run === 'object' && Array.isArray(found.verdicts);
  } catch {
    return false;
  }
}
