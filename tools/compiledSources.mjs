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
import { transformWithOxc } from 'vite';

/** What most of a judged run's time goes into. Commands and reports stay with vitest: some of them ask where their own file is. */
const folders = ['specs', 'formats', 'server', 'generators', 'config', 'harness', 'suites'];

/**
 * A plugin of vitest that gives the tests compiled sources, which Node loads itself. vitest's own loader reads every imported name through
 * a getter, and each of its workers would load 2,500 files that way: a judged run takes a fifth longer, and each worker starts 6 s later.
 * It compiles what has changed when vitest starts, so it is of no use to a vitest that watches.
 */
export async function compiledSources(root) {
  const tree = join(root, 'node_modules', '.cache', 'assay-sources');
  await compileChanged(root, tree);
  return {
    name: 'compiled-sources',
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
  const sources = folders
    .flatMap((folder) => filesIn(root, folder))
    .filter((path) => /\.(ts|json)$/.test(path) && !path.endsWith('.d.ts'));
  const wanted = new Set(sources.map(compiledName));
  for (const path of folders.flatMap((folder) => filesIn(tree, folder)))
    if (!wanted.has(path)) rmSync(join(tree, path));
  await Promise.all(
    sources.map((path) => compileIfChanged(join(root, path), join(tree, compiledName(path)))),
  );
  writeFileSync(join(tree, 'package.json'), '{ "type": "module" }\n');
}

async function compileIfChanged(source, compiled) {
  const { atime, mtime } = statSync(source);
  if (statSync(compiled, { throwIfNoEntry: false })?.mtimeMs === mtime.getTime()) return;
  const text = readFileSync(source, 'utf8');
  mkdirSync(dirname(compiled), { recursive: true });
  // Two vitest that start at once must not read half a file.
  const fresh = `${compiled}.${process.pid}`;
  writeFileSync(fresh, source.endsWith('.ts') ? await codeOf(text, source) : text);
  utimesSync(fresh, atime, mtime);
  renameSync(fresh, compiled);
}

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
