import { basename } from 'node:path';
import type { Fixtures } from '../../config/Settings.ts';
import { wrapText } from '../../reports/wrapText.ts';
import type { FileChange } from './changeFiles.ts';
import type { MissingFixtures } from './fixturesText.ts';

/** What init did and found. */
export interface InitOutcome {
  /** The target's name without secrets. */
  readonly where: string;
  readonly notes: readonly string[];
  readonly changes: readonly FileChange[];
  /** The fixtures that were found. */
  readonly fixtures: Fixtures;
  readonly missing: readonly MissingFixtures[];
  readonly isLoopback: boolean;
  /** Variables that a run takes instead of what was written. */
  readonly overridden: readonly string[];
  /** What starts a run, alone and before flags. */
  readonly command: { readonly alone: string; readonly before: string };
}

const width = 100;

/** What init tells the operator: what it wrote, what it found and did not find, and the next command. */
export function initReport(outcome: InitOutcome): string {
  const { where, notes, changes, fixtures, missing, isLoopback, overridden, command } = outcome;
  const found = Object.entries(fixtures).map(
    ([name, value]) => `${name}: ${[value].flat().map(inWords).join(', ')}`,
  );
  const lines = [
    `${where} answers and takes the key.`,
    ...notes.flatMap((note) => wrapText(`Target: ${note}`, '', width)),
    '',
    'Written:',
    ...changes.map(({ file, about }) => `  ${basename(file).padEnd(20)}${about}`),
    ...(found.length === 0
      ? []
      : ['', 'Found by reading:', ...found.flatMap((text) => wrapText(text, '  ', width))]),
    ...(missing.length === 0
      ? []
      : [
          '',
          'Not found. What needs these fixtures is blocked, and never fails:',
          ...missing.flatMap(missed),
        ]),
    ...overridden.map((name) => `\n${name} is set and overrides what was written: unset it.`),
    '',
    `Next: ${command.alone}`,
    ...wrapText(
      isLoopback
        ? `It judges this target. It also writes to it, because the target is on loopback; with --read-only it does not.`
        : `It judges this target by reading alone. To see what it would write if allowed: ${command.before} --allow writes --plan`,
      '',
      width,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** Text as JSON writes it: a terminal must not obey what a target sent. */
const inWords = (value: unknown): string => JSON.stringify(value);

function missed({ names, how }: MissingFixtures): readonly string[] {
  return [`  ${names.join(', ')}`, ...wrapText(how, '    ', width)];
}
