// The sources, each compiled to a file of its own, so that a part can use one of them alone: dist holds bundles only.
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sources } from '../tools/sources.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const tree = join(root, 'node_modules', '.cache', 'bench');

/** Compiles the sources as the build does. Raises an Error where they do not compile. */
export function compile() {
  rmSync(tree, { recursive: true, force: true });
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { status } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.build.json', '--outDir', tree], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the sources do not compile');
  for (const folder of sources)
    cpSync(join(root, folder), join(tree, folder), {
      recursive: true,
      filter: (path) => !/\.\w+$/.test(path) || path.endsWith('.json'),
    });
}

/** A compiled module by the path of its source without an ending, such as `formats/codecs`. */
export const compiled = (path) => import(pathToFileURL(join(tree, `${path}.js`)).href);
