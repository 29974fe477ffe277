// Compiles to dist, copies the JSON files that are read at run time and bundles what is started. It builds beside dist and swaps at the end, so a
// running assay never sees half a build, and what was taken away from the sources is gone from dist too.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPage } from './buildPage.mjs';
import { bundle } from './bundle.mjs';
import { sources } from './sources.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const fresh = join(root, `dist.${process.pid}`);
const old = join(root, `dist.${process.pid}.old`);
const dist = join(root, 'dist');

const jsonFiles = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return jsonFiles(path);
    return entry.name.endsWith('.json') ? [path] : [];
  });

try {
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const started = new Date();
  const { status } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.build.json', '--outDir', fresh], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the sources do not compile');
  for (const path of sources.flatMap((folder) => jsonFiles(join(root, folder)))) {
    const copy = join(fresh, relative(root, path));
    mkdirSync(dirname(copy), { recursive: true });
    cpSync(path, copy);
  }
  for (const page of ['report', 'comparison'])
    writeFileSync(join(fresh, 'reports', 'html', `${page}.html`), await buildPage(root, page));
  await bundle(fresh);
  chmodSync(join(fresh, 'cli', 'main.js'), 0o755);
  writeFileSync(join(fresh, '.built'), `${started.toISOString()}\n`);
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(fresh, dist);
} catch (error) {
  console.error(`assay can't be built: ${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(fresh, { recursive: true, force: true });
  rmSync(old, { recursive: true, force: true });
}
