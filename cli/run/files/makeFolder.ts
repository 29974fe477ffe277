import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it, for this user alone. It makes them one by one: in a place such as /proc, Node's own recursive way never ends.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile. A path that ends in a slash names it twice.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
