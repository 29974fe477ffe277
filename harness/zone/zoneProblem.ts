import type { ClockReading } from './ClockReading.ts';

/** What no zone could show, and the reading that shows it. */
export interface ZoneProblem {
  readonly reading: ClockReading;
  readonly message: string;
}

const minute = 60_000;
const quarterMinutes = 15;
/** Before then some zones had odd minutes (Kiritimati at -10:40), and Monrovia odd seconds. */
const evenSince = Date.UTC(1980, 0, 1);
const farthestZoneMinutes = 14 * 60;

/**
 * Whether one zone can show all these local times at these instants (TYP-9). Local minus UTC must be a multiple of 15 minutes
 * within ±14 hours. Real zones have daylight rules and change them, so two values within a month and three within a year are
 * allowed. Parts of a second do not matter. Returns the first reading that does not fit.
 */
export function zoneProblem(readings: readonly ClockReading[]): ZoneProblem | undefined {
  const months = new Map<string, Set<number>>();
  for (const reading of readings) {
    const offset = offsetOf(reading);
    if (offset === undefined) {
      const hours = ((reading.local - reading.utc) / (60 * minute)).toFixed(2);
      return { reading, message: `no zone is ${hours} hours from UTC` };
    }
    const date = new Date(reading.local);
    for (const [span, most] of [
      [`${date.getUTCFullYear()}-${String(date.getUTCMonth() + 1).padStart(2, '0')}`, 2],
      [`${date.getUTCFullYear()}`, 3],
    ] as const) {
      const seen = (months.get(span) ?? new Set()).add(offset);
      months.set(span, seen);
      if (seen.size > most)
        return { reading, message: `in ${span} local minus UTC is ${[...seen].join(', ')} minutes` };
    }
  }
  return undefined;
}

/** Local minus UTC in minutes, a multiple of 15 within ±14 hours; undefined when it is not one. */
function offsetOf({ local, utc }: ClockReading): number | undefined {
  const step = local < evenSince ? 1 / 60 : quarterMinutes;
  const minutes = Math.round((local - utc) / minute / step) * step;
  const isWhole = Math.abs(local - utc - minutes * minute) < 1000;
  return isWhole && Math.abs(minutes) <= farthestZoneMinutes ? minutes : undefined;
}

/** No zone is at two offsets at once: that these readings stand far from any clock change, `dateFit` has seen to. */
export function readTwoWays(hidden: readonly ClockReading[]): ReturnType<typeof zoneProblem> {
  const reading = hidden.find((one) =>
    hidden.some((other) => other.local === one.local && Math.abs(other.utc - one.utc) >= 1000),
  );
  return reading && { reading, message: 'one local time, sent with two offsets, comes back as two' };
}
