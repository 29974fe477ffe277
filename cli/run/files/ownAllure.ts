import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file, in the folder of Allure's results, with the names of those that a run of ours wrote. Other tools write there too. */
const listName = '.assay.files';

/** Removes the results that our last run wrote. Those of other tools stay, and so does a history that the operator put there. */
export function removeOwnAllure(folder: string): void {
  const list = join(folder, listName);
  if (!existsSync(list)) return;
  for (const name of namesIn(list)) rmSync(join(folder, name), { force: true });
  rmSync(list);
}

/** A line that somebody changed must not lead out of the folder. */
const namesIn = (list: string): readonly string[] =>
  readFileSync(list, 'utf8')
    .split('\n')
    .filter((name) => name !== '' && !/^\.\.?$|[\\/]/.test(name));

/** Moves finished results from another folder to that of Allure's results. A file of another tool that has the same name stays. */
export function addOwnAllure(from: string, folder: string): void {
  const names = readdirSync(from).filter((name) => !existsSync(join(folder, name)));
  // First the list: a run that is killed here leaves nothing that the next one does not know.
  writeFileSync(join(folder, listName), names.map((name) => `${name}\n`).join(''), { mode: 0o600 });
  for (const name of names) renameSync(join(from, name), join(folder, name));
  rmSync(from, { recursive: true });
}
