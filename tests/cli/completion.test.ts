import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { workFolder } from './assay.ts';
import { commandHere } from './commandHere.ts';

const printed = async (...args: string[]): Promise<string> => (await commandHere(workFolder(), args)).stdout;

/** A line as it is typed after `assay`, and what bash offers for its last word; `^` stands for nothing typed yet. */
const lines: readonly (readonly [line: string, offered: readonly string[]])[] = [
  ['exp', ['explain']],
  ['co', ['compare', 'completion']],
  ['explain DiscountD', ['DiscountDelete']],
  ['explain GET-1', ['GET-1', 'GET-10', 'GET-11', 'GET-12']],
  ['completion ^', ['bash', 'zsh', 'fish']],
  ['run --formats js', ['json', 'jsv']],
  ['run --formats json,soap', ['json,soap11', 'json,soap12']],
  ['--formats = x', ['xml']],
  ['--operations Discount', ['DiscountGet', 'DiscountDelete']],
  ['list --clauses --fix', ['--fixtures']],
  ['--max-', ['--max-records', '--max-duration']],
  ['serve --max-', []],
  ['--target ht', []],
  ['openapi --out ^', []],
];

test('bash completes commands, options, and names in lists', async () => {
  const help = await printed('--help');
  const commands = [...help.slice(help.indexOf('Commands:')).matchAll(/^ {2}([a-z]+)/gm)].flatMap(
    ([, name]) => (name === undefined || name === 'help' ? [] : [name]),
  );
  expect(commands).toContain('openapi');
  const all = [...lines, ['^', commands] as const];
  const asking = all.map(([line]) => {
    const words = ['assay', ...line.split(' ').map((word) => word.replace('^', ''))];
    const typed = words.map((word) => `'${word}'`).join(' ');
    return `COMP_WORDS=(${typed}); COMP_CWORD=${words.length - 1}; _assay; echo "\${COMPREPLY[*]}"`;
  });
  const script = [await printed('completion', 'bash'), ...asking].join('\n');
  const { stdout, stderr, status } = spawnSync('bash', ['--norc', '-c', script], { encoding: 'utf8' });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  const offered = stdout.trimEnd().split('\n');
  expect(all.map(([line], index) => [line, (offered[index] ?? '').split(' ').sort().join(' ')])).toEqual(
    all.map(([line, words]) => [line, [...words].sort().join(' ')]),
  );
});

test.each(['zsh', 'fish'])('%s reads its script, where it is installed', async (shell) => {
  const script = await printed('completion', shell);
  expect(script).toContain('DiscountDelete');
  const file = join(workFolder(), 'script');
  writeFileSync(file, script);
  const { status, stderr, error } = spawnSync(shell, ['-n', file], { encoding: 'utf8' });
  if (error === undefined) expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('another shell is refused', async () => {
  const { code, stderr } = await commandHere(workFolder(), ['completion', 'csh']);
  expect(code).toBe(2);
  expect(stderr).toBe('assay: There is no completion for "csh"; name bash, zsh, fish.\n');
});
