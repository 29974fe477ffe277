// Bundles what is started (the command and its threads) out of the compiled tree and puts it in the place of the compiled
// files: Node takes a second to load a thousand small modules, and every thread does it anew. The tree stays beside the
// bundles, because files are read from it: schemas, pages, the code that a proof's fingerprint is made of.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { build } from 'vite';

const entries = [
  'cli/main',
  'cli/run/threads/judgingWorker',
  'cli/run/threads/exchangeWriter',
  'cli/run/threads/targetSender',
  'cli/watch/watchWorker',
  'cli/prove/worker',
];

/** `loadFolder` reads a folder when it runs; in a bundle its modules are named when it is made. */
const folderCall =
  /(?:await )?loadFolder\(\s*import\.meta\.url,\s*'(\.\.?\/[^']+)'(?:,\s*\/([^/\n]+)\/)?,?\s*\)/g;

/** Bundles the compiled tree in `folder`, in place; the files besides those of the entries go to `chunks/`. */
export async function bundle(folder) {
  const { output } = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [foldersByName(), placesOfModules(folder)],
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'es2022',
      rolldownOptions: {
        input: Object.fromEntries(entries.map((entry) => [entry, join(folder, `${entry}.js`)])),
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          banner: ({ fileName }) =>
            `const assayRoot = new URL('${'../'.repeat(fileName.split('/').length - 1)}', import.meta.url).href;`,
        },
      },
    },
  });
  mkdirSync(join(folder, 'chunks'));
  for (const { fileName, code } of output) writeFileSync(join(folder, fileName), code);
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
