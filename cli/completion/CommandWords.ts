import type { Command } from 'commander';
import { allowances, reportNames } from '../../config/Settings.ts';
import { formats } from '../../specs/Format.ts';
import { operations } from '../../specs/operations.ts';
import { clauses } from '../../suites/kernel/clauses.ts';

/** What can be completed of one command. */
export interface CommandWords {
  readonly name: string;
  readonly about: string;
  readonly options: readonly OptionWords[];
  /** The words that its argument may be; none if that is a file or free. */
  readonly words: readonly string[];
}

export interface OptionWords {
  /** With its dashes: `--formats`. */
  readonly flag: string;
  readonly about: string;
  readonly takesValue: boolean;
  /** The names that its value lists, with commas between them; none if it is a file or free. */
  readonly words: readonly string[];
}

export const shells = ['bash', 'zsh', 'fish'] as const;

const valuesOf: Readonly<Record<string, readonly string[]>> = {
  '--formats': formats,
  '--operations': [...operations.keys()],
  '--clauses': [...clauses.keys()],
  '--coverage': [...clauses.keys()],
  '--allow': [...allowances, 'all'],
  '--report': reportNames,
};

const argumentsOf: Readonly<Record<string, readonly string[]>> = {
  explain: [...clauses.keys(), ...operations.keys()],
  completion: shells,
};

/** The words of every command, as the command line itself knows them. */
export const commandWords = (root: Command): readonly CommandWords[] =>
  root.commands.map((command) => ({
    name: command.name(),
    about: command.description(),
    words: argumentsOf[command.name()] ?? [],
    options: [
      ...command.options.map((option): OptionWords => {
        const flag = option.long ?? '';
        const takesValue = option.required || option.optional;
        return {
          flag,
          about: option.description,
          takesValue,
          words: takesValue ? (valuesOf[flag] ?? []) : [],
        };
      }),
      { flag: '--help', about: 'print the help of this command', takesValue: false, words: [] },
    ],
  }));
