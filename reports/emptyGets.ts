import type { Verdict } from '../harness/verdicts/Verdict.ts';

/**
 * The Gets that show no record in some format, so that nothing of their records was judged there. All their cases of GET-1, which
 * looks at the records, are blocked because no record is shown. A Get that was refused, or that nobody could read, is not among them.
 */
export function emptyGets(verdicts: readonly Verdict[]): readonly string[] {
  const looks = verdicts.filter(({ clause }) => clause === 'GET-1');
  const placeOf = ({ operation, format }: Verdict): string => `${operation} ${format}`;
  const shown = new Set(
    looks.filter(({ status, cause }) => status !== 'blocked' || cause !== 'nothing').map(placeOf),
  );
  const empty = looks.filter((one) => !shown.has(placeOf(one))).map(({ operation }) => operation);
  return [...new Set(empty)].sort();
}
