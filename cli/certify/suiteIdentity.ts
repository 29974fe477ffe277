import { createHash } from 'node:crypto';
import { caseListDigest } from '../../reports/digests.ts';
import { clauses } from '../../suites/kernel/clauses.ts';
import type { ListDigest } from './Certificate.ts';

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
