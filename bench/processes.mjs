// Starts what is measured, each in a process of its own, and tells what it took.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const dist = join(root, 'dist');

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** A folder that is gone when `work` has ended. */
export async function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a script of Node in a folder. Returns its wall and processor time in seconds, its memory in MB, and its exit code. */
export async function measured(folder, [script, ...args], env = {}) {
  const file = join(folder, 'spent.json');
  const probe = `--import ${pathToFileURL(here('probe.mjs')).href}`;
  const startedAt = Date.now();
  const child = spawn(process.execPath, [script, ...args], {
    cwd: folder,
    env: { ...process.env, ...env, NODE_OPTIONS: probe, BENCH_SPENT: file },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  return {
    ...JSON.parse(readFileSync(file, 'utf8')),
    code,
    wall: (Date.now() - startedAt) / 1000,
    startedAt,
  };
}

/** Runs assay in a folder. */
export const assay = (folder, args, env) => measured(folder, [join(dist, 'cli', 'main.js'), ...args], env);

/** Uses a reference server in a process of its own, with so many sales orders besides its own data and so much latency in milliseconds. */
export async function withServer({ orders = 0, latency = 0 }, use) {
  const child = spawn(process.execPath, [here('server.mjs'), String(orders), String(latency)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  try {
    const [line] = await once(createInterface({ input: child.stdout }), 'line');
    return await use(JSON.parse(line));
  } finally {
    child.stdin.end();
    await once(child, 'exit');
  }
}
