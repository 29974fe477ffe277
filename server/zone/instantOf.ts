import { instant, isUnset, unsetMs } from '../../specs/datetime.ts';
import type { DateTime } from '../../specs/Value.ts';
import { zoneOffset } from './zoneOffset.ts';

const minute = 60_000;

/**
 * The instant, with its offset, at which a zone's clocks show this wall clock: how json writes it. A time that a
 * daylight change skips is read with the offset that was in force before it; the unset value stays as it is (TYP-6).
 */
export function instantOf(time: DateTime, zone: string): DateTime {
  if (isUnset(time)) return instant(unsetMs, 0);
  const guess = zoneOffset(zone, time.ms);
  const near = zoneOffset(zone, time.ms - guess * minute);
  const offset = zoneOffset(zone, time.ms - near * minute) === near ? near : Math.min(guess, near);
  return instant(time.ms - offset * minute, offset);
}
