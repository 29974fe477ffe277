const hour = 3_600_000;
/** A local time is at most 14 hours from UTC, on either side. */
const reach = 14 * hour;

/** One formatter for each zone of the world, made when they are first needed. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function zoneFormatters(): ReadonlyMap<string, Intl.DateTimeFormat> {
  if (formatters.size === 0) {
    for (const timeZone of Intl.supportedValuesOf('timeZone'))
      formatters.set(timeZone, new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }));
  }
  return formatters;
}

/** An instant in milliseconds since 1970, and local minus UTC then, in minutes. */
export interface OffsetAt {
  readonly ms: number;
  readonly minutes: number;
}

/** The zones whose clocks show all of these offsets. */
export const zonesShowing = (readings: readonly OffsetAt[]): readonly string[] =>
  [...zoneFormatters()]
    .filter(([, formatter]) =>
      readings.every(({ ms, minutes }) => offsetAt(formatter, ms) === minutes * 60_000),
    )
    .map(([zone]) => zone);

/** Whether a zone has another offset in January than in July of a year. */
export function keepsSummerTime(zone: string, year: number): boolean {
  const formatter = zoneFormatters().get(zone);
  if (formatter === undefined) return false;
  const [winter, summer] = [0, 6].map((month) => offsetAt(formatter, Date.UTC(year, month, 15)));
  return winter !== summer;
}

/**
 * How far, in milliseconds, any zone of the world moves its clock around a local time. Within that, a server that keeps time in
 * its own zone may answer with a different time (TYP-16). `ms` is counted as if the time's zone were UTC. 0 where no zone changes
 * within 28 hours.
 */
export function clockChange(ms: number): number {
  const change = known.get(ms) ?? widestAround(ms);
  known.set(ms, change);
  return change;
}

/** Each lookup asks hundreds of zones, and a run meets the same dates in all formats. */
const known = new Map<number, number>();

function widestAround(ms: number): number {
  let widest = 0;
  for (const formatter of zoneFormatters().values()) {
    // Twice the reach: the instant may be on one side and the local time made from it on the other.
    const before = offsetAt(formatter, ms - 2 * reach);
    const after = offsetAt(formatter, ms + 2 * reach);
    widest = Math.max(widest, Math.abs(after - before));
  }
  return widest;
}

function offsetAt(formatter: Intl.DateTimeFormat, ms: number): number {
  const [, sign, hours = '0', minutes = '0', seconds = '0'] =
    /GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(formatter.format(ms)) ?? [];
  const size = (Number(hours) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1000;
  return sign === '-' ? -size : size;
}
