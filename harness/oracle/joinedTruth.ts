import type { AndOr } from '../../specs/SearchFilter.ts';
import { and, or, type Truth } from './Truth.ts';

/** One filter's truth, and the AndOr that joins it to the filters before it. The AndOr of the first is ignored. */
export interface Joined {
  readonly truth: Truth;
  readonly by: AndOr;
}

/** Joins each filter with the result so far, in order (Operation rules 10). */
export function leftFold(parts: readonly Joined[]): Truth {
  let sofar: Truth = 'yes';
  for (const [index, { truth, by }] of parts.entries()) {
    sofar = index > 0 && by === 'Or' ? or(sofar, truth) : and(sofar, truth);
  }
  return sofar;
}

/** And before Or: another way to read "joins this filter with the previous one". */
export function andFirst(parts: readonly Joined[]): Truth {
  let sofar: Truth = 'no';
  let group: Truth = 'yes';
  for (const [index, { truth, by }] of parts.entries()) {
    if (index > 0 && by === 'Or') {
      sofar = or(sofar, group);
      group = truth;
    } else group = and(group, truth);
  }
  return or(sofar, group);
}

/** What both readings agree on; open where they differ (FLT-2). */
export function bothReadings(parts: readonly Joined[]): Truth {
  const folded = leftFold(parts);
  return folded === andFirst(parts) ? folded : 'open';
}
