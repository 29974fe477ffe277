// The sources, each compiled to a file of its own, so that a part can use one of them alone: dist holds bundles only.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileSources } from '../tools/compileSources.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const tree = join(root, 'node_modules', '.cache', 'bench');

/** Compiles the sources anew. Raises an Error where they do not compile. */
export function compile() {
  rmSync(tree, { recursive: true, force: true });
  compileSources(root, tree);
}

/** A compiled module by the path of its source without an ending, such as `formats/codecs`. */
export const compiled = (path) => import(pathToFileURL(join(tree, `${path}.js`)).href);
