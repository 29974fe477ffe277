import type { Verdict } from '../../harness/verdicts/Verdict.ts';

/** Verdicts that a lawful server must not get, in words that tell where to look. */
export const wrongOf = (verdicts: readonly Verdict[]): readonly string[] =>
  verdicts
    .filter(({ status }) => status === 'failed' || status === 'warned' || status === 'errored')
    .map(({ id, status, message }) => `${id} ${status} ${message}`);
