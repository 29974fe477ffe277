import { createHash } from 'node:crypto';
import { caseListDigest } from '../../reports/digests.ts';
import { clauses } from '../../suites/kernel/clauses.ts';
import { codeHashes, judgingFolders } from '../codeHashes.ts';
import type { ListDigest } from './Certificate.ts';

/** The code on which a verdict depends. */
const judging = [...judgingFolders, 'cli/run/', 'cli/replay/'];

/** The SHA-256 of the code that judges, in hexadecimal. The sources and the built package have different ones. */
export function suiteCode(): string {
  const hash = createHash('sha256');
  for (const [file, own] of codeHashes())
    if (judging.some((folder) => file.startsWith(folder))) hash.update(`${file} ${own}\n`);
  return hash.digest('hex');
}

/** The list of the clauses of this suite: id, level and statement. */
export function clauseList(): ListDigest {
  const lines = [...clauses.values()].map(({ id, level, statement }) => `${id} ${level} ${statement}`);
  return {
    count: lines.length,
    sha256: createHash('sha256').update(lines.sort().join('\n')).digest('hex'),
  };
}

/** The list of the cases with these ids. */
export const caseList = (ids: readonly string[]): ListDigest => ({
  count: ids.length,
  sha256: caseListDigest(ids),
});
