import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import type { Results } from '../../reports/results.ts';

/** The built command. */
export const main = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));

/** A command that has ended. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly ms: number;
}

/** An empty working folder that is removed after the test. */
export function workFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'assay-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the built command in a folder; without any ASSAY_ variable but the given ones, without colours. */
export function startAssay(
  folder: string,
  args: readonly string[],
  env: Record<string, string> = {},
): ChildProcess {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(ASSAY_|VITEST|NODE_ENV|FORCE_COLOR)/.test(name),
  );
  const child = spawn(process.execPath, [main, ...args], {
    cwd: folder,
    env: { ...Object.fromEntries(inherited), NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

/** Waits for a command's end. */
export function ended(child: ChildProcess): Promise<Ended> {
  const started = Date.now();
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, stdout, stderr, ms: Date.now() - started }));
  });
}

/** Runs the built command to its end. */
export const assay = (
  folder: string,
  args: readonly string[],
  env?: Record<string, string>,
): Promise<Ended> => ended(startAssay(folder, args, env));

export const resultsOf = (folder: string): Results =>
  JSON.parse(readFileSync(join(folder, 'assay-report', 'results.json'), 'utf8'));

export const verdictLines = (folder: string): readonly Verdict[] =>
  readFileSync(join(folder, 'assay-report', 'results.ndjson'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** One sentence on stderr and nothing else: no stack, nothing on stdout. */
export const isOneSentence = ({ stdout, stderr }: Ended): boolean =>
  stdout === '' &&
  /^assay: [^\n]+\.\n$/.test(stderr.replace(/^Asking [^\n]+\n/, '')) &&
  !/\n\s+at /.test(stderr);
