import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Every module of a folder, each giving the export that is named after its file.
 *
 * A folder is its own registry: adding an operation, a handler or a check adds a file and nothing else. `base` is the caller's
 * import.meta.url. If the folder has other files too, the pattern `named` selects the right ones. Both must be literals in the
 * call, because `tools/bundle.mjs` reads them there.
 *
 * Raises an Error (ours is wrong) when a file lacks its export.
 */
export async function loadFolder<T>(
  base: string,
  folder: string,
  named = /^/,
): Promise<ReadonlyMap<string, T>> {
  const extension = base.endsWith('.ts') ? '.ts' : '.js';
  const directory = new URL(`${folder}/`, base);
  const files = readdirSync(fileURLToPath(directory))
    .filter((file) => file.endsWith(extension) && !file.endsWith('.d.ts') && !file.endsWith('.test.ts'))
    .filter((file) => named.test(file.slice(0, -extension.length)))
    .sort();
  const loaded = await Promise.all(
    files.map(async (file): Promise<readonly [string, T]> => {
      const name = file.slice(0, -extension.length);
      const module: Record<string, unknown> = await import(/* @vite-ignore */ new URL(file, directory).href);
      const exported = module[name];
      if (exported === undefined) throw new Error(`${folder}/${file} must export "${name}"`);
      return [name, exported as T];
    }),
  );
  return new Map(loaded);
}
