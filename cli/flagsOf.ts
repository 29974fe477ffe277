import type { Command } from 'commander';
import { options } from '../config/options.ts';
import type { Flags } from '../config/sources.ts';

/** Adds options of `assay run` to a command, by their flags, and `config` as well. */
export function addOptions(command: Command, flags: readonly string[]): Command {
  command.option(
    '--config <file>',
    'the settings file (default: assay.config.json, where there is one)',
    collect,
  );
  return addFlags(command, flags);
}

/** Adds options of `assay run` to a command, by their flags. */
export function addFlags(command: Command, flags: readonly string[]): Command {
  for (const { flag, argument, help } of options) {
    if (!flags.includes(flag)) continue;
    if (argument === undefined) command.option(`--${flag}`, help);
    else command.option(`--${flag} ${argument}`, help, collect);
  }
  return command;
}

const collect = (value: string, before: readonly string[] | undefined): readonly string[] => [
  ...(before ?? []),
  value,
];

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
