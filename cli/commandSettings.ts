import { resolve } from 'node:path';
import type { Command } from 'commander';
import { loadSettings } from '../config/loadSettings.ts';
import type { Settings } from '../config/Settings.ts';
import { flagsOf } from './flagsOf.ts';

/** The settings of a command, with the flags that it takes. */
export const settingsOf = (command: Command, flags: readonly string[]): Settings =>
  loadSettings({ flags: flagsOf(command, flags), environment: process.env, folder: process.cwd() });

/** The reports go to a folder of the command's own, so that those of a run stay, unless --out names one. */
export const withOut = (command: Command, settings: Settings, folder: string): Settings =>
  flagsOf(command, ['out']).out === undefined ? { ...settings, out: resolve(folder) } : settings;
