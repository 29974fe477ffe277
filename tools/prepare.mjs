// Installs when node_modules is missing or older than the lock file, and builds when dist is stale, so that `npm start`
// and `npm test` do everything on a bare clone and nothing twice. Node alone: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modified = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

const run = (command, args) => {
  // What the tools print goes to stderr: stdout belongs to the command that follows (`npm start -- --json`).
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (error !== undefined || status !== 0) {
    console.error(
      `${command} ${args.join(' ')} did not succeed${error === undefined ? '' : `: ${error.message}`}`,
    );
    process.exit(4);
  }
};

const lock = join(root, 'package-lock.json');
// npm writes this file at the end of every installation.
const installed = join(root, 'node_modules', '.package-lock.json');
// npm also starts this file itself, as the `prepare` script, when it has just installed: then it only builds.
const isInstalling = process.env.npm_lifecycle_event === 'prepare' && existsSync(installed);
if (!isInstalling && modified(installed) < modified(lock))
  run('npm', ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund']);

/** The latest change in a folder, the folders themselves included: a file that was taken away counts too. */
const latest = (path) => {
  if (!statSync(path).isDirectory()) return modified(path);
  return Math.max(modified(path), ...readdirSync(path).map((name) => latest(join(path, name))));
};

const { sources } = await import('./sources.mjs');
const inputs = [
  ...sources,
  'package.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'tools/build.mjs',
  'tools/buildPage.mjs',
  'tools/bundle.mjs',
  'tools/typesOfEntries.mjs',
];
const stale = Math.max(...inputs.map((input) => latest(join(root, input))), modified(installed));
if (modified(join(root, 'dist', '.built')) < stale) run(process.execPath, [join(root, 'tools', 'build.mjs')]);
