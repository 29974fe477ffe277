import type { Verdict } from '../../harness/verdicts/Verdict.ts';

/** Whether two verdicts of one case say the same, however long they took. */
export const sameVerdict = (one: Verdict, other: Verdict): boolean => withoutTime(one) === withoutTime(other);

const withoutTime = (verdict: Verdict): string => JSON.stringify({ ...verdict, durationMs: 0 });

/** A verdict in a few words. */
export const verdictText = ({ status, message }: Verdict): string =>
  message === undefined ? status : `${status}: ${message.slice(0, 120)}`;
