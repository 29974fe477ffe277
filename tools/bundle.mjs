// Bundles what is started (the command and its threads) and what users import out of the compiled tree: Node takes a second to load a
// thousand small modules, and every thread does it anew. The tree itself is not published.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { build, minifySync, parseAst } from 'vite';
import { chunkNames } from './chunkNames.mjs';
import { publicEntries } from './typesOfEntries.mjs';

const entries = [
  'cli/main',
  'cli/run/threads/judgingWorker',
  'cli/run/threads/exchangeWriter',
  'cli/run/threads/targetSender',
  'cli/watch/watchWorker',
  'cli/prove/worker',
  ...publicEntries,
];

/** These are of no use to an installed Assay but for one report. vitest, which they ask for, would be most of what is installed. */
const bundledPackages = ['allure-vitest', 'allure-js-commons'];

/** `loadFolder` reads a folder when it runs; in a bundle its modules are named when it is made. */
const folderCall =
  /(?:await )?loadFolder\(\s*import\.meta\.url,\s*'(\.\.?\/[^']+)'(?:,\s*\/([^/\n]+)\/)?,?\s*\)/g;

/** Bundles the compiled tree in `folder` into `target`; the files besides those of the entries go to `chunks/`. */
export async function bundle(folder, target) {
  const { output } = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [foldersByName(), placesOfModules(folder)],
    ssr: { noExternal: bundledPackages },
    build: {
      ssr: true,
      write: false,
      license: { fileName: 'licenses.md' },
      minify: false,
      target: 'es2022',
      rolldownOptions: {
        // No names of modules in comments: they would take 14 kB of the package.
        experimental: { attachDebugInfo: 'none' },
        cwd: folder,
        input: Object.fromEntries(entries.map((entry) => [entry, join(folder, `${entry}.js`)])),
        output: {
          format: 'es',
          // Whatever loads a module also loads its imports, so a chunk does not have to pull them in.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: chunkNames(folder, entries) }],
          },
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          // Names and lines stay, so that a stack can be read.
          comments: { legal: true, annotation: false, jsdoc: false },
          banner: ({ fileName }) =>
            `const assayRoot = new URL('${'../'.repeat(fileName.split('/').length - 1)}', import.meta.url).href;`,
        },
      },
    },
  });
  const shorten = shortNames(output.map(({ fileName }) => fileName));
  for (const { fileName, code, source } of output) {
    const path = join(target, shorten(fileName));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code === undefined ? source : shorten(published(fileName, code)));
  }
}

/** The faults and variants of the reference server, which are the largest chunk by far, and what is bundled of Allure. */
const isSeldomRead = (fileName) => /^chunks\/(?:variants|writeAllure)-/.test(fileName);

/**
 * Code as the package holds it. Nobody reads a stack of the catalogue or of Allure's code. So they are published without white space and with
 * short names of everything, which saves 49 kB of the package. Elsewhere only locals have short names, which saves 64 kB: a stack names
 * functions and lines.
 */
const published = (fileName, code) =>
  isSeldomRead(fileName)
    ? minifySync(fileName, code, { compress: true, mangle: true, codegen: { removeWhitespace: true } }).code
    : withoutIndentation(withShortLocals(fileName, code));

const withShortLocals = (fileName, code) =>
  minifySync(fileName, code, {
    compress: false,
    mangle: { keepNames: true, toplevel: false },
    codegen: { removeWhitespace: false },
  }).code;

/** Smaller code would save too little. */
const largeFrom = 50_000;

/**
 * Large code without its indentation, which takes 12 kB of the package. Lines stay, so that a stack can be read. Code with a text of several
 * lines that begin with tabs stays as it is.
 */
const withoutIndentation = (code) =>
  code.length < largeFrom || hasIndentedText(parseAst(code)) ? code : code.replaceAll(/^\t+/gm, '');

/** Whether some text of several lines in a syntax tree has a tab at the beginning of a line. */
function hasIndentedText(node) {
  if (node?.type === 'TemplateElement') return node.value.raw.includes('\n\t');
  return typeof node === 'object' && node !== null && Object.values(node).some(hasIndentedText);
}

/** The hash in the name of a chunk. The bundler makes none of fewer than 7 characters. */
const hash = /-([\w-]{8})\.js$/;

/**
 * Shortens the hashes in the names of chunks to three characters. Every import repeats them, and they can't be compressed: whole ones take
 * 5 kB more of the package. Three still tell two builds apart, so that a running Assay does not load a chunk of a newer build.
 */
function shortNames(fileNames) {
  const short = new Map();
  for (const name of fileNames.filter((each) => each.startsWith('chunks/'))) {
    const shortened = basename(name).replace(hash, (_, all) => `-${all.slice(0, 3)}.js`);
    if ([...short.values()].includes(shortened))
      throw new Error(
        `two chunks would be called ${shortened}; keep more of their hashes (tools/bundle.mjs)`,
      );
    short.set(basename(name), shortened);
  }
  const named = /[\w.-]+-[\w-]{8}\.js/g;
  return (text) => text.replace(named, (name) => short.get(name) ?? name);
}

const foldersByName = () => ({
  name: 'folders-by-name',
  transform(code, id) {
    if (!code.includes('loadFolder(') || id.endsWith(`${sep}loadFolder.js`)) return null;
    const imports = [];
    const named = code.replace(folderCall, (_, folder, pattern = '') => {
      const files = readdirSync(join(dirname(id), folder))
        .filter((file) => file.endsWith('.js') && new RegExp(pattern).test(file.slice(0, -'.js'.length)))
        .sort();
      const entriesOf = files.map((file) => {
        const name = file.slice(0, -'.js'.length);
        const local = `folder${imports.length}`;
        imports.push(`import { ${name} as ${local} } from '${folder}/${file}';`);
        return `['${name}', ${local}]`;
      });
      return `new Map([${entriesOf.join(', ')}])`;
    });
    if (named.includes('loadFolder(')) throw new Error(`${id} calls loadFolder without a plain folder`);
    return { code: `${imports.join('\n')}\n${named}`, map: null };
  },
});

/** A module goes on reading what lies beside it where it was compiled. */
const placesOfModules = (folder) => ({
  name: 'places-of-modules',
  transform(code, id) {
    if (!id.startsWith(folder) || !code.includes('import.meta.url')) return null;
    const place = relative(folder, id).split(sep).join('/');
    return { code: code.replaceAll('import.meta.url', `new URL('${place}', assayRoot).href`), map: null };
  },
});
