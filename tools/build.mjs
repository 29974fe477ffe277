// Makes dist: bundles of what is started and of what users import, the types of the latter, and the JSON files and pages that are read at
// run time. It builds beside dist and swaps at the end, so a running assay never sees half a build, and what was taken away from the
// sources is gone from dist too.
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPage } from './buildPage.mjs';
import { bundle } from './bundle.mjs';
import { compileSources } from './compileSources.mjs';
import { sources } from './sources.mjs';
import { typesOfEntries } from './typesOfEntries.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const fresh = join(root, `dist.${process.pid}`);
// Each source compiled to its own file. It is not published: the bundles and the types are made from it.
const tree = join(root, `dist.${process.pid}.tree`);
const old = join(root, `dist.${process.pid}.old`);
const dist = join(root, 'dist');

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });

/** Writes a text to the place in a folder that its file has in another. */
const writeTo = (target, path, from, text = readFileSync(path)) => {
  const copy = join(target, relative(from, path));
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(copy, text);
};

/** Code on which no verdict and no outcome of a proof depends. */
const isOther = (name) => /^(?:reports\/(?!diagnosis\/)|cli\/(?!run\/|replay\/|prove\/))/.test(name);

/** The folder of a file that every verdict may depend on. Which of its files has changed is of no account. */
const folderOf = (name) =>
  /^(?:(?:specs|formats|generators|config|harness|suites)\/[^/]+|reports\/diagnosis)\//.exec(name)?.[0];

const sha256 = (content) => createHash('sha256').update(content).digest('hex');

/**
 * Short hashes of compiled code and of JSON: outcomes of a proof must not be mixed with those of other code, nor a certificate be verified
 * by it (cli/codeHashes.ts). What judges has one for each folder, the rest one for each file. A hash can't be compressed, so those of
 * the server and of the commands are shorter: they tell only whether a file has changed.
 */
function codeHashes() {
  const hashes = new Map();
  for (const path of filesIn(tree).sort()) {
    const name = relative(tree, path).split(sep).join('/');
    if (!/\.js(on)?$/.test(name) || isOther(name)) continue;
    const own = `${name} ${sha256(readFileSync(path))}\n`;
    const key = folderOf(name) ?? name;
    hashes.set(key, `${hashes.get(key) ?? ''}${own}`);
  }
  return Object.fromEntries(
    [...hashes]
      .map(([key, all]) => [key, sha256(all).slice(0, lengthOfHash(key))])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The hashes take 25 kB of the package, so that those of many small files are short. */
function lengthOfHash(name) {
  if (/^server\/(?:faults|variants)\//.test(name)) return 4;
  return /^(?:server|cli)\//.test(name) ? 6 : 16;
}

try {
  const started = new Date();
  compileSources(root, tree);
  for (const path of sources.flatMap((folder) => filesIn(join(root, folder)))) {
    if (!path.endsWith('.json')) continue;
    writeTo(fresh, path, root);
  }
  for (const [path, text] of typesOfEntries(tree)) writeTo(fresh, path, tree, text);
  await bundle(tree, fresh);
  mkdirSync(join(fresh, 'reports', 'html'), { recursive: true });
  for (const page of ['report', 'sandbox'])
    writeFileSync(join(fresh, 'reports', 'html', `${page}.html`), await buildPage(root, page));
  writeFileSync(join(fresh, 'code.json'), `${JSON.stringify(codeHashes())}\n`);
  chmodSync(join(fresh, 'cli', 'main.js'), 0o755);
  writeFileSync(join(fresh, '.built'), `${started.toISOString()}\n`);
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(fresh, dist);
} catch (error) {
  console.error(`assay can't be built: ${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(fresh, { recursive: true, force: true });
  rmSync(tree, { recursive: true, force: true });
  rmSync(old, { recursive: true, force: true });
}
