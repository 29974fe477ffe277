import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Command } from 'commander';
import { loadSettings } from '../config/loadSettings.ts';
import { options } from '../config/options.ts';
import type { Settings } from '../config/Settings.ts';
import { SettingsError } from '../config/SettingsError.ts';
import type { Flags } from '../config/sources.ts';

/**
 * The fewest trials of a generated case that a certificate takes. It stands here and not in requirements.ts, since that would load
 * the suite for --help.
 */
export const fewestRuns = 100;

/** The defaults of a command that are not those of `assay run`, by their flags. Its reports have a folder of its own, so that a run's stay. */
const ownDefaults: Readonly<Record<string, { readonly out: string; readonly runs?: number }>> = {
  certify: { out: 'assay-certificate', runs: fewestRuns },
  judge: { out: 'assay-judge' },
  merge: { out: 'assay-merged' },
  rerun: { out: 'assay-rerun' },
  watch: { out: 'assay-watch' },
};

const ofTheRun = 'the base URL to call (default: that of the run)';
const uncheckedCalls = 'do not check the certificate of the target';

/** What an option is to a command, where that is not what it is to `assay run`. */
const ownHelp: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  target: {
    cleanup: ofTheRun,
    rerun: 'the base URL to judge (default: that of the run)',
    judge: 'the base URL of the recorded calls, if they do not tell it; nothing is sent there',
    watch: 'the base URL to pass requests on to',
    diagnose: 'the base URL to look at',
    curl: 'the base URL in the commands',
  },
  insecure: { cleanup: uncheckedCalls, curl: uncheckedCalls, repro: uncheckedCalls },
};

/** Adds options of `assay run` to a command, by their flags, and `config` as well. */
export function addOptions(command: Command, flags: readonly string[]): Command {
  command.option(
    '--config <file>',
    'the settings file, or a module of hooks (default: assay.config.json and assay.config.mjs, if they exist)',
    collect,
  );
  return addFlags(command, flags);
}

/** Adds options of `assay run` to a command, by their flags. */
export function addFlags(command: Command, flags: readonly string[]): Command {
  const own: Readonly<Record<string, string | number>> = ownDefaults[command.name()] ?? {};
  for (const { flag, argument, help: ofRun } of options) {
    if (!flags.includes(flag)) continue;
    const told = ownHelp[flag]?.[command.name()] ?? ofRun;
    const help = flag in own ? told.replace(/\(default: .*\)$/, `(default: ${own[flag]})`) : told;
    if (argument === undefined) command.option(`--${flag}`, help);
    else command.option(`--${flag} ${argument}`, help, collect);
  }
  return command;
}

/** An option that may stand alone is `true` before its first value. */
export const collect = (
  value: string,
  before: readonly string[] | boolean | undefined,
): readonly string[] => [...(typeof before === 'object' ? before : []), value];

/** What commander read for these flags and `config`, in the form the settings take: each flag's texts by its name. */
export function flagsOf(command: Command, flags: readonly string[]): Flags {
  const read: Record<string, unknown> = command.opts();
  return Object.fromEntries(
    ['config', ...flags].flatMap((name) => {
      const value = read[name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())];
      if (value === undefined) return [];
      return [[name, Array.isArray(value) ? (value as string[]) : [String(value)]]];
    }),
  );
}

/** What judges the embedded reference server if no target is given. */
const judges: readonly string[] = ['run', 'certify'];

/** What sends, and can't print a plan in its place. */
const sends: readonly string[] = ['cleanup', 'diagnose', 'watch'];

/**
 * The settings of a command that takes these flags, in the working folder. Raises SettingsError, also if a plan is asked for and the
 * command would send: whoever asked for a plan, such as by ASSAY_PLAN, relies on it that nothing is sent.
 */
export function settingsOf(command: Command, flags: readonly string[]): Settings {
  const settings = loadSettings({
    flags: flagsOf(command, flags),
    environment: process.env,
    folder: process.cwd(),
    isToJudge: judges.includes(command.name()),
  });
  if (sends.includes(command.name())) refusePlan(settings, command.name());
  return settings;
}

/** Raises SettingsError if a plan is asked for, and a command would send. */
export function refusePlan({ plan }: Settings, command: string): void {
  if (plan)
    throw new SettingsError(
      `plan: it is set, and assay ${command} would send; unset it, or print the plan with assay run --plan.`,
    );
}

/**
 * The folder of the last run, where no folder is named: that of `assay run` without --out. Where the settings are wrong, it is the usual
 * folder if that is there: nothing else of them is needed. Raises SettingsError.
 */
export function folderOfLastRun(command: Command): string {
  const folder = process.cwd();
  const out = outOf(command, folder);
  const below = relative(folder, out);
  return below.startsWith('..') ? out : below || '.';
}

function outOf(command: Command, folder: string): string {
  try {
    return loadSettings({ flags: flagsOf(command, []), environment: process.env, folder }).out;
  } catch (error) {
    const usual = resolve(folder, 'assay-report');
    if (error instanceof SettingsError && existsSync(usual)) return usual;
    throw error;
  }
}

/** Settings whose reports go to the folder of the command's own, unless --out names one. */
export function withOwnFolder(command: Command, settings: Settings): Settings {
  const { out } = ownDefaults[command.name()] ?? {};
  const isOwn = out !== undefined && flagsOf(command, ['out']).out === undefined;
  return isOwn ? { ...settings, out: resolve(out) } : settings;
}
