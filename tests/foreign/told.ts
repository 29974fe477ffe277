import type { Verdict } from '../../harness/verdicts/Verdict.ts';

/** Enough of a verdict to see in a failed test what went wrong. */
export const told = ({ id, status, cause, message, expected, actual }: Verdict): string =>
  `${status} ${id} ${cause ?? ''} ${message ?? ''} (expected ${expected ?? '-'}, was ${actual ?? '-'})`;

export const isRed = ({ status }: Verdict): boolean => ['failed', 'warned', 'errored'].includes(status);
