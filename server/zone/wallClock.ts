import { isUnset, unsetMs, wall } from '../../specs/datetime.ts';
import type { DateTime } from '../../specs/Value.ts';
import { zoneOffset } from './zoneOffset.ts';

const minute = 60_000;

/**
 * What the clock on the wall shows at a datetime that was sent: the form in which all datetimes are stored.
 *
 * A local time keeps its reading, whatever designator stands beside it. An instant with a non-zero offset is the
 * local time there; with a zero offset or none it is a moment, seen in the server's zone (TYP-9, TYP-16).
 */
export function wallClock(time: DateTime, zone: string): DateTime {
  if (isUnset(time)) return wall(unsetMs);
  if (time.basis === 'wall') return wall(time.ms);
  return wall(time.ms + (time.offset || zoneOffset(zone, time.ms)) * minute);
}
