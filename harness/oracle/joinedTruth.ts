import type { AndOr } from '../../specs/SearchFilter.ts';
import { and, or, type Truth } from './Truth.ts';

/** One filter's truth with the AndOr that joins it to what stands before; the first one's is not looked at. */
export interface Joined {
  readonly truth: Truth;
  readonly by: AndOr;
}

/** Each filter joined with the result so far, in order (Operation rules 10). */
export const leftFold = (parts: readonly Joined[]): Truth =>
  parts.slice(1).reduce<Truth>((sofar, { truth, by }) => {
    return by === 'Or' ? or(sofar, truth) : and(sofar, truth);
  }, parts[0]?.truth ?? 'yes');

/** And before Or, as "joins this filter with the previous one" can be read too. */
export function andFirst(parts: readonly Joined[]): Truth {
  const groups: Truth[] = [];
  for (const [index, { truth, by }] of parts.entries()) {
    const last = groups.pop();
    if (last === undefined) groups.push(truth);
    else if (by === 'Or' && index > 0) groups.push(last, truth);
    else groups.push(and(last, truth));
  }
  return groups.reduce<Truth>(or, groups.length === 0 ? 'yes' : 'no');
}

/** What both readings say; open where they differ (FLT-2). */
export function bothReadings(parts: readonly Joined[]): Truth {
  const folded = leftFold(parts);
  return folded === andFirst(parts) ? folded : 'open';
}
