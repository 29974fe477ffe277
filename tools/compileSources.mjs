import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { sources } from './sources.mjs';

/**
 * Compiles the sources of a checkout, each to a file of its own in `tree`, and copies their JSON files there. Raises an Error where they do
 * not compile.
 */
export function compileSources(root, tree) {
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
