import type { Verdict } from '../../harness/verdicts/Verdict.ts';

/** Verdicts that are neither passed nor in need of a setting, in words that tell where to look. */
export const notPassed = (verdicts: readonly Verdict[]): readonly string[] =>
  verdicts
    .filter(({ status }) => status !== 'passed' && status !== 'notApplicable')
    .map(({ id, status, cause = '', message }) => `${id} ${status} ${cause} ${message}`);
