import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ended, main, workFolder } from './assay.ts';
import { assayHere } from './assayHere.ts';
import { commandHere } from './commandHere.ts';
import { reference } from './servers.ts';

const few = ['--operations', 'UserGet', '--formats', 'json'];

test.skipIf(process.platform === 'win32')(
  'what a full disk takes is told with what to do next, the outcome all the same, and it exits 2',
  async () => {
    const folder = workFolder();
    // No file may grow beyond 4 kB: the limit of a process is what a test can set without a file system of its own.
    const limited = `trap '' XFSZ; ulimit -f 8; exec "$0" "$@"`;
    const child = spawn(
      'sh',
      ['-c', limited, process.execPath, main, 'run', ...few, '--report', 'html,junit'],
      { cwd: folder, env: { PATH: process.env.PATH, NO_COLOR: '1' }, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const { code, stdout, stderr } = await ended(child);
    expect(stderr).toMatch(
      /\nassay: out: in \S+assay-report [^\n]*exchanges\.ndjson[^\n]* can't be written whole \(EFBIG: [^\n]+ --out, and run it again\.\n$/,
    );
    expect(stderr).toMatch(/results\.json.*can't be written/);
    expect(stderr + stdout).not.toMatch(/fault of assay|\n\s+at /);
    expect(stdout).toMatch(/No breach found in \d+ of \d+ cases\./);
    expect(stdout).not.toContain('Reports: ');
    expect(code).toBe(2);
    // Half a report would be taken for a whole one.
    expect(existsSync(join(folder, 'assay-report', 'results.json'))).toBe(false);
    expect(existsSync(join(folder, 'assay-report', 'report.html'))).toBe(false);
  },
);

test('so is a folder that somebody takes away while a run goes on', async () => {
  const folder = workFolder();
  const out = join(folder, 'out');
  let isTaken = false;
  const { url } = await reference({
    apiKey: 'key',
    hooks: [
      (inner) => ({
        exchange: (request) => {
          if (!isTaken && (request.headers['user-agent'] ?? '').includes('json/UserGet')) {
            isTaken = true;
            rmSync(out, { recursive: true });
            writeFileSync(out, '');
          }
          return inner.exchange(request);
        },
      }),
    ],
  });
  const args = ['run', '--target', url, '--out', out, ...few];
  const { code, stdout, stderr } = await assayHere(folder, args, { ASSAY_API_KEY: 'key' });
  expect(stderr).toMatch(
    /\nassay: out: in \S+ [^\n]*results\.json[^\n]*ENOTDIR: a part of the path is no folder/,
  );
  expect(stderr + stdout).not.toMatch(/fault of assay|\n\s+at /);
  expect(stdout).toMatch(/No breach found in \d+ of \d+ cases\./);
  expect(code).toBe(2);
});

test('and a folder for temporary files that is not there', async () => {
  const { code, stdout, stderr } = await commandHere(workFolder(), ['run', ...few], {
    TMPDIR: '/nowhere/at/all',
  });
  expect(stderr).toMatch(/^assay: TMPDIR: \/nowhere\/at\/all can't be written \(ENOENT: [^\n]+\n$/);
  expect(stdout).toBe('');
  expect(code).toBe(2);
});

test('an --out that can never be written is refused before anything is sent', async () => {
  const folder = workFolder();
  writeFileSync(join(folder, 'file'), '');
  const { code, stderr } = await commandHere(folder, ['run', ...few, '--out', 'file/in/it']);
  expect(stderr).toMatch(
    /^assay: out: \S+ can't be written \(ENOTDIR: a part of the path is no folder\); name .* --out\.\n$/,
  );
  expect(code).toBe(2);
  expect(readdirSync(folder)).toEqual(['file']);
});

test('a program gets the results all the same, and hears which report was lost; afterRun is called', async () => {
  const folder = workFolder();
  const out = join(folder, 'out');
  mkdirSync(join(out, 'junit.xml', 'not-ours'), { recursive: true });
  const ends = join(folder, 'ended.txt');
  const hooks = join(folder, 'hooks.mjs');
  writeFileSync(
    hooks,
    `import { writeFileSync } from 'node:fs';
     export const afterRun = ({ exitCode }) => writeFileSync(${JSON.stringify(ends)}, String(exitCode));`,
  );
  const { run } = (await import(
    pathToFileURL(join(dirname(main), 'library.js')).href
  )) as typeof import('../../cli/library.ts');
  const given = { operations: ['UserGet'], clauses: ['ENV-2'], formats: ['json'], out, hooks } as const;
  const { exitCode, results, lost } = await run(given);
  expect([exitCode, results.verdicts.length, readFileSync(ends, 'utf8')]).toEqual([0, 3, '0']);
  expect(lost).toMatch(/^out: in \S+out junit\.xml can't be written whole \(\w*EISDIR/);
  expect(lost).not.toContain('stdout');
  const another = join(folder, 'another');
  mkdirSync(join(another, 'junit.xml', 'not-ours'), { recursive: true });
  const config = ['--config', hooks, '--out', another];
  const told = await assayHere(folder, ['run', ...few, '--clauses', 'ENV-2', ...config]);
  expect([told.code, readFileSync(ends, 'utf8')], told.stderr).toEqual([2, '2']);
});
