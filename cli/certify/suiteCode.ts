import { createHash } from 'node:crypto';
import { codeHashes, judgingFolders } from '../codeHashes.ts';

/** The code on which a verdict depends. */
const judging = [...judgingFolders, 'cli/run/', 'cli/replay/'];

/** The SHA-256 of the code that judges, in hexadecimal. The sources and the built package have different ones. */
export function suiteCode(): string {
  const hash = createHash('sha256');
  for (const [file, own] of codeHashes())
    if (judging.some((folder) => file.startsWith(folder))) hash.update(`${file} ${own}\n`);
  return hash.digest('hex');
}
