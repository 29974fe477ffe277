import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ended, resultsOf, startAssay, workFolder } from '../cli/assay.ts';
import { assayHere } from '../cli/assayHere.ts';
import { commandHere } from '../cli/commandHere.ts';
import { http, reference } from '../cli/servers.ts';

const key = 'a key of its own';
const short = ['--cases', 'json/CompanyGet/GET-1'] as const;
const lockOf = (folder: string): string => join(folder, 'assay-report', '.assay.lock');

test('a second run in the same folder says so and ends with 2; the first one goes on', async () => {
  const folder = workFolder();
  let asked = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const silent = await http(() => asked());
  const first = startAssay(folder, ['run', '--target', silent, '--timeout', '20s'], { ASSAY_API_KEY: key });
  await begun;
  const second = await commandHere(folder, ['run', '--target', silent], { ASSAY_API_KEY: key });
  expect(second).toMatchObject({ code: 2, stdout: '' });
  expect(second.stderr).toBe(
    `assay: out: another run (process ${first.pid} on ${hostname()}) writes to ${join(folder, 'assay-report')}; wait for its end, or name another folder with --out.\n`,
  );
  expect(existsSync(lockOf(folder))).toBe(true);
  const end = ended(first);
  first.kill('SIGTERM');
  await end;
  expect(existsSync(lockOf(folder))).toBe(false);
});

test.each<[string, () => { readonly pid: number; readonly host: string }, number]>([
  // A process id that no process has: above the kernel's limit.
  ['whose process is dead', () => ({ pid: 2 ** 22 + 1, host: hostname() }), 0],
  ['that nobody touched for a minute', () => ({ pid: process.pid, host: hostname() }), 60],
  ['of another host that nobody touched for a minute', () => ({ pid: 1, host: 'elsewhere' }), 60],
  [
    'of our own process id before the container was started again',
    () => ({ pid: process.pid, host: hostname() }),
    0,
  ],
])('a lock %s is taken over', async (_, holder, secondsAgo) => {
  const { url } = await reference({ apiKey: key });
  const folder = workFolder();
  mkdirSync(join(folder, 'assay-report'));
  writeFileSync(lockOf(folder), JSON.stringify(holder()));
  const at = Date.now() / 1000 - secondsAgo;
  utimesSync(lockOf(folder), at, at);
  const { code, stderr } = await assayHere(folder, ['run', '--target', url, ...short], {
    ASSAY_API_KEY: key,
  });
  expect(code, stderr).toBe(0);
  expect(resultsOf(folder).verdicts).toHaveLength(1);
  expect(existsSync(lockOf(folder))).toBe(false);
});

test('a fresh lock of another host is not', async () => {
  const folder = workFolder();
  mkdirSync(join(folder, 'assay-report'));
  writeFileSync(lockOf(folder), JSON.stringify({ pid: 1, host: 'elsewhere' }));
  const { code, stderr } = await commandHere(folder, ['run', ...short]);
  expect(code).toBe(2);
  expect(stderr).toMatch(/another run \(process 1 on elsewhere\)/);
});

test('folders are 0700 and files 0600, old files too', async () => {
  const { url } = await reference({ apiKey: key });
  const folder = workFolder();
  const out = join(folder, 'new', 'out');
  const args = ['run', '--target', url, ...short, '--out', out];
  const reports = ['--report', 'html,junit,allure,markdown,badge'];
  mkdirSync(out, { recursive: true });
  for (const name of ['results.ndjson', 'exchanges.ndjson', 'report.html'])
    writeFileSync(join(out, name), 'an older run', { mode: 0o644 });
  await ended(startAssay(folder, [...args, ...reports], { ASSAY_API_KEY: key }));
  const deeper = [...args, ...reports, '--out', `${out}/deep/er`];
  await ended(startAssay(folder, deeper, { ASSAY_API_KEY: key }));
  const seen = readdirSync(out, { recursive: true, withFileTypes: true });
  const modes = seen.map((entry) => {
    const { mode } = statSync(join(entry.parentPath, entry.name));
    return `${entry.isDirectory() ? 'folder' : 'file'} ${(mode & 0o777).toString(8)}`;
  });
  expect(seen.length).toBeGreaterThan(12);
  expect(new Set(modes)).toEqual(new Set(['file 600', 'folder 700']));
});
