import type { Command } from 'commander';
import { SettingsError } from '../../config/SettingsError.ts';
import { commandWords, shells } from './CommandWords.ts';
import { bashCompletion, fishCompletion, zshCompletion } from './completionScripts.ts';

const scripts = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion } as const;

/** `assay completion`: prints the script of a shell. Raises SettingsError for another shell. */
export function completion(given: string, root: Command): number {
  const shell = shells.find((one) => one === given);
  if (shell === undefined)
    throw new SettingsError(`There is no completion for "${given}"; name ${shells.join(', ')}.`);
  process.stdout.write(scripts[shell](commandWords(root)));
  return 0;
}
