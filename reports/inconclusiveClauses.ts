import type { Verdict } from '../harness/verdicts/Verdict.ts';
import { readableAnswerClauses } from '../specs/promises.ts';
import { statusWithoutList } from './verdictStatus.ts';

/**
 * The clauses whose breach blocks cases although none of their own cases met it. An example is an unreadable answer in the middle
 * of a chain of calls. Nobody can say that such a run found no breach.
 */
export function inconclusiveClauses(verdicts: readonly Verdict[]): readonly string[] {
  const shown = new Set(
    verdicts.filter((verdict) => statusWithoutList(verdict) === 'failed').map(({ clause }) => clause),
  );
  return readableAnswerClauses.filter(
    (clause) =>
      !shown.has(clause) &&
      verdicts.some(({ status, cause }) => status === 'blocked' && cause === `clause:${clause}`),
  );
}
