import { matchesGlob } from '../../config/matchesGlob.ts';
import { nearestName } from '../../config/nearestName.ts';
import { SettingsError } from '../../config/SettingsError.ts';

/** Raises SettingsError when a glob of a selection matches none of the names; `setting` is also what `assay list` calls them. */
export function checkNames(setting: string, globs: readonly string[], names: readonly string[]): void {
  for (const glob of globs) {
    if (names.some((name) => matchesGlob(glob, name))) continue;
    const nearest = nearestName(glob, names);
    const hint = nearest === undefined ? `assay list --${setting} prints them.` : `Did you mean ${nearest}?`;
    throw new SettingsError(`${setting}: nothing matches "${glob}". ${hint}`);
  }
}
