import { existsSync, realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Whether a file is in a folder, whatever links lead to either. */
export function holdsFile(folder: string, file: string): boolean {
  const real = (path: string): string => (existsSync(path) ? realpathSync(path) : resolve(path));
  return dirname(real(file)) === real(folder);
}
