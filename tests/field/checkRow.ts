import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Results } from '../../reports/results.ts';
import type { assay } from '../cli/assay.ts';
import type { Row } from './Row.ts';

const common = ['--report', 'junit', '--quiet'];

/** Runs a row and looks whether outcome, exit code, sentence and time are what it says, and nobody was blamed falsely. */
export async function checkRow(row: Row, run: typeof assay): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-field-'));
  const target = await row.start();
  try {
    const { url, key = 'any key', fixtures = {}, callsSince } = target;
    writeFileSync(join(folder, 'fixtures.json'), JSON.stringify(fixtures));
    const args = ['run', '--target', url, '--fixtures', 'fixtures.json', ...common, ...(row.flags ?? [])];
    const ended = await run(folder, args, { ASSAY_API_KEY: key });
    const { said, file } = outcomeOf(row, url, folder, ended);
    if (typeof row.says === 'string') expect(said).toBe(row.says);
    else expect(said).toMatch(row.says);
    expect(ended.code).toBe(row.code);
    expect(ended.ms / 1000).toBeLessThan(row.seconds);
    expect(`${ended.stdout}${ended.stderr}${file}`).not.toContain(key);
    if (row.few === true) expectFew(folder, callsSince?.() ?? Number.POSITIVE_INFINITY);
    else expect(callsSince?.() ?? 0).toBeLessThan(row.calls ?? 100);
  } finally {
    target.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What was said, in one line, and what the results hold. Looks whether only what is broken was blamed. */
function outcomeOf(
  { code, breaks = [] }: Row,
  url: string,
  folder: string,
  { stdout, stderr }: { readonly stdout: string; readonly stderr: string },
): { readonly said: string; readonly file: string } {
  const plain = (text: string): string =>
    text.replaceAll(url, 'TARGET').replaceAll(new URL(url).origin, 'HOST').trim();
  if (code === 3) {
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^assay: [^\n]+\n$/);
    return { said: plain(stderr.replace(/^assay: /, '')), file: '' };
  }
  expect(stderr).toBe('');
  const file = readFileSync(join(folder, 'assay-report', 'results.json'), 'utf8');
  const { verdicts, summary }: Results = JSON.parse(file);
  const errors = verdicts.flatMap(({ status, message }) => (status === 'errored' ? [message] : []));
  if (code === 0) expect(errors).toEqual([]);
  const blamed = verdicts.filter(({ status }) => status === 'failed' || status === 'warned');
  expect([...new Set(blamed.map(({ clause }) => clause))].sort()).toEqual([...breaks].sort());
  expect(summary.conforms).toBe(false);
  return { said: plain(stdout).replace(/\s+/g, ' '), file };
}

/** What keeps a run short is what it leaves out: no call twice for nothing, and no body of megabytes kept each time. */
function expectFew(folder: string, calls: number): void {
  const file = (name: string): string => join(folder, 'assay-report', name);
  const { run, verdicts }: Results = JSON.parse(readFileSync(file('results.json'), 'utf8'));
  expect(verdicts).toHaveLength(run.planned);
  expect(calls).toBeLessThan(run.planned / 10);
  expect(statSync(file('exchanges.ndjson')).size).toBeLessThan(calls * 40_000);
}
