import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformWithOxc, version } from 'vite';

/** What most of a judged run's time goes into. Commands and reports stay with vitest: some of them ask where their own file is. */
const folders = ['specs', 'formats', 'server', 'generators', 'config', 'harness', 'suites'];

/**
 * A plugin of vitest that gives the tests compiled sources, which Node loads itself (docs/decisions/0051). It compiles what has changed when
 * vitest starts, so it is of no use to a vitest that watches.
 */
export async function testsOnCompiled(root) {
  const tree = join(root, 'node_modules', '.cache', 'assay-sources');
  await compileChanged(root, tree);
  return {
    name: 'tests-on-compiled',
    enforce: 'pre',
    resolveId(id, importer) {
      if (importer === undefined || !/^\.{1,2}\/.*\.ts$/.test(id)) return;
      const path = relative(root, resolve(dirname(importer), id));
      if (!folders.includes(path.split(sep)[0])) return;
      return { id: pathToFileURL(join(tree, compiledName(path))).href, external: true };
    },
  };
}

const compiledName = (path) => path.replace(/\.ts$/, '.js');

/**
 * Brings the compiled tree up to date. A compiled file gets its source's time of change, so that any other time means another source: an
 * older one too, as after a checkout.
 */
async function compileChanged(root, tree) {
  const stamp = join(tree, 'package.json');
  // Node reads here that the files are modules.
  const current = `${JSON.stringify({ type: 'module', root, vite: version, compiler: ownHash() })}\n`;
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== current) {
    rmSync(tree, { recursive: true, force: true });
    writeWhole(stamp, current);
  }
  const sources = folders
    .flatMap((folder) => filesIn(root, folder))
    .filter((path) => /\.(ts|json)$/.test(path) && !path.endsWith('.d.ts'));
  const wanted = new Set(sources.map(compiledName));
  const stray = folders
    .flatMap((folder) => filesIn(tree, folder))
    .filter((path) => !wanted.has(path) && !isBeingWritten(path));
  for (const path of stray) rmSync(join(tree, path), { force: true });
  await Promise.all(
    sources.map((path) => compileIfChanged(join(root, path), join(tree, compiledName(path)))),
  );
}

/** After a change of this file all is compiled again. */
const ownHash = () =>
  createHash('sha256')
    .update(readFileSync(import.meta.filename))
    .digest('hex');

async function compileIfChanged(source, compiled) {
  const { mtime } = statSync(source);
  // Dates have whole milliseconds: the time of a file may lose a part of one where it is set.
  if (statSync(compiled, { throwIfNoEntry: false })?.mtime.getTime() === mtime.getTime()) return;
  const text = readFileSync(source, 'utf8');
  writeWhole(compiled, source.endsWith('.ts') ? await codeOf(text, source) : text, mtime);
}

/** Writes a file under another name first: of two vitest that start at once, neither must read half of it. */
function writeWhole(path, text, time = new Date()) {
  const fresh = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(fresh, text);
  utimesSync(fresh, time, time);
  renameSync(fresh, path);
}

const isBeingWritten = (path) => /\.js(?:on)?\.\d+$/.test(path);

/** The JavaScript of a source, with a map so that a stack names the lines of the source. */
async function codeOf(text, source) {
  const { code, map } = await transformWithOxc(text, source, {
    sourcemap: true,
    typescript: { rewriteImportExtensions: 'rewrite' },
  });
  const inlined = Buffer.from(JSON.stringify(map)).toString('base64');
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${inlined}\n`;
}

const filesIn = (root, folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    : [];
