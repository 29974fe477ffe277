import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ended, main, resultsOf, workFolder } from './assay.ts';
import { reference } from './servers.ts';

const few = ['--operations', 'Company*,ShippingProvider*,Sales*'];

/** Starts a run on a reference server, and calls `end` in the midst of it. `left` tells which companies the run left on the server. */
async function targetThat(end: () => void): Promise<{ readonly url: string; readonly left: () => number }> {
  let calls = 0;
  const { url, server } = await reference({
    apiKey: 'key',
    hooks: [
      (inner) => ({
        exchange: (request) => {
          calls += 1;
          if (calls === 80) end();
          return inner.exchange(request);
        },
      }),
    ],
  });
  const before = new Set<unknown>(server.store.companies.all());
  return { url, left: () => server.store.companies.all().filter((one) => !before.has(one)).length };
}

const environment = { PATH: process.env.PATH, NO_COLOR: '1', ASSAY_API_KEY: 'key' };

test.skipIf(!existsSync('/dev/full'))(
  'a run whose stderr takes no more ends in order on a signal: reports written, companies removed, exit 130',
  async () => {
    let stop = (): void => {};
    const { url, left } = await targetThat(() => stop());
    const folder = workFolder();
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [main, 'run', '--target', url, ...few], {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'ignore', full],
    });
    closeSync(full);
    stop = () => child.kill('SIGHUP');
    expect(await once(child, 'exit')).toEqual([130, null]);
    expect(resultsOf(folder).run).toMatchObject({ interrupted: true });
    expect(left()).toBe(0);
  },
);

test.skipIf(!existsSync('/dev/full'))(
  'a full stdout is said once on stderr and makes exit code 2',
  async () => {
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [main, 'list'], { stdio: ['ignore', full, 'pipe'] });
    closeSync(full);
    expect(await ended(child)).toMatchObject({
      code: 2,
      stderr: "assay: what it says can't be written: ENOSPC\n",
    });
  },
);

/** Runs a command in a terminal of its own, and closes that on SIGUSR1. Prints the command's exit code. */
const inTerminal = `
import os, pty, select, signal, sys
closed = []
signal.signal(signal.SIGUSR1, lambda *_: closed.append(True))
child, terminal = pty.fork()
if child == 0: os.execv(sys.argv[1], sys.argv[1:])
while not closed:
    if select.select([terminal], [], [], 0.05)[0]: os.read(terminal, 65536)
os.close(terminal)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
`;

const hasPython = spawnSync('python3', ['-c', 'import os, pty; os.waitstatus_to_exitcode']).status === 0;

test.skipIf(!hasPython)(
  'a run whose terminal is closed ends in order too, and Node does not crash',
  async () => {
    let stop = (): void => {};
    const { url, left } = await targetThat(() => stop());
    const folder = workFolder();
    const args = ['-c', inTerminal, process.execPath, main, 'run', '--target', url, ...few];
    const child = spawn('python3', args, {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    stop = () => child.kill('SIGUSR1');
    expect(await ended(child)).toMatchObject({ code: 0, stdout: '130\n', stderr: '' });
    expect(resultsOf(folder).run).toMatchObject({ interrupted: true });
    expect(left()).toBe(0);
  },
);
