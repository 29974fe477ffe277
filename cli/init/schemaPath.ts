import { existsSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Where a file in `folder` finds a published schema of this Assay, for its `$schema` (docs/decisions/0031): a path from that folder,
 * through node_modules if Assay is installed there. It is a URL only on another drive, where no such path leads.
 */
export function schemaPath(name: 'settings.schema.json' | 'fixtures.schema.json', folder: string): string {
  const own = realpathSync(fileURLToPath(new URL(`../../config/${name}`, import.meta.url)));
  const from = realpathSync(folder);
  const installed = foldersAbove(from)
    .map((above) => join(above, 'node_modules', 'assay-conformance', 'dist', 'config', name))
    // A package manager may keep the package elsewhere, in a folder with a version in its name, and link to it.
    .find((file) => existsSync(file) && realpathSync(file) === own);
  const path = relative(from, installed ?? own);
  if (isAbsolute(path)) return pathToFileURL(path).href;
  const written = path.split(sep).join('/');
  return written.startsWith('.') ? written : `./${written}`;
}

const foldersAbove = (folder: string): readonly string[] => {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersAbove(above)];
};
