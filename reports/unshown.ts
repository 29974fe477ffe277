import type { Verdict } from '../harness/Verdict.ts';

/** The clauses that promise an answer that can be read and says whether it is a success: a lawful target breaks them nowhere. */
const promises = ['FMT-1', 'FMT-3', 'FMT-4', 'ENV-1'];

/**
 * The clauses by whose breach cases are blocked though no case of their own met it: an answer in the middle of a chain of
 * calls that can't be read, say. Of such a run nobody can say that no breach was found.
 */
export function unshown(verdicts: readonly Verdict[]): readonly string[] {
  const shown = new Set(verdicts.filter(({ status }) => status === 'failed').map(({ clause }) => clause));
  return promises.filter(
    (clause) =>
      !shown.has(clause) &&
      verdicts.some(({ status, cause }) => status === 'blocked' && cause === `clause:${clause}`),
  );
}
