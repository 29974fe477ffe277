import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { groupsOf } from '../findings.ts';
import { otherFormats } from './otherFormats.ts';

/** How many exchanges are kept for one case, for the first case of a finding, and in total. */
const forCase = 2;
const forFirst = 12;
const atMost = 600;

/**
 * Which exchanges a report shows, most important first: the one that shows each finding, then the others of its first case. Then
 * come those of its first case in each other format, and at last those of the other cases.
 */
export function wantedExchanges(verdicts: readonly Verdict[]): ReadonlySet<string> {
  const all = groupsOf(verdicts);
  const ofCase = new Map(verdicts.map(({ id, exchanges }) => [id, exchanges]));
  const of = (ids: readonly string[]): readonly string[] =>
    ids.flatMap((id) => (ofCase.get(id) ?? []).slice(0, forCase));
  const decisive = all.flatMap(({ exchanges }) => exchanges.slice(0, 1));
  const firsts = all.flatMap(({ exchanges }) => exchanges.slice(1, forFirst));
  const perFormat = all.flatMap(({ cases }) => of(otherFormats(cases)));
  const rest = all.flatMap(({ cases }) => of(cases.slice(1)));
  return new Set([...new Set([...decisive, ...firsts, ...perFormat, ...rest])].slice(0, atMost));
}
