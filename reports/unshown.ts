import type { Verdict } from '../harness/verdicts/Verdict.ts';
import { statusWithoutList } from './verdictStatus.ts';

/** The clauses that promise a readable answer which says whether it is a success. A lawful target breaks them nowhere. */
const promises = ['FMT-1', 'FMT-3', 'FMT-4', 'ENV-1'];

/**
 * The clauses whose breach blocks cases although none of their own cases met it. An example is an unreadable answer in the middle
 * of a chain of calls. Nobody can say that such a run found no breach.
 */
export function unshown(verdicts: readonly Verdict[]): readonly string[] {
  const shown = new Set(
    verdicts.filter((verdict) => statusWithoutList(verdict) === 'failed').map(({ clause }) => clause),
  );
  return promises.filter(
    (clause) =>
      !shown.has(clause) &&
      verdicts.some(({ status, cause }) => status === 'blocked' && cause === `clause:${clause}`),
  );
}
