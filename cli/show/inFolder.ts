import { isAbsolute, relative, resolve } from 'node:path';
import { quoted } from '../../harness/stored/curlConnection.ts';

/** What `assay show` needs after it to find a run: ` --in '<folder>'`, and nothing for the folder where it looks by itself. */
export function inFolder(folder: string): string {
  const path = relative('.', folder);
  if (path === 'assay-report') return '';
  const isBelow = !path.startsWith('..') && !isAbsolute(path);
  return ` --in ${quoted(isBelow ? path || '.' : resolve(folder))}`;
}
