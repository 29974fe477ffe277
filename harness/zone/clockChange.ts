const hour = 3_600_000;
/** A local time is at most 14 hours from UTC, on either side. */
const reach = 14 * hour;

const formatters: Intl.DateTimeFormat[] = [];

/**
 * How far, in milliseconds, any zone of the world puts its clock forward or back around a local time: within that, a
 * server that keeps the time in a zone of its own may answer with another one (TYP-16). `ms` is counted as though the
 * time's zone were UTC; 0 where no zone changes within a day.
 */
export function clockChange(ms: number): number {
  const change = known.get(ms) ?? widestAround(ms);
  known.set(ms, change);
  return change;
}

/** Hundreds of zones are asked for each, and a run meets the same dates in all formats. */
const known = new Map<number, number>();

function widestAround(ms: number): number {
  if (formatters.length === 0) {
    for (const timeZone of Intl.supportedValuesOf('timeZone'))
      formatters.push(new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }));
  }
  let widest = 0;
  for (const formatter of formatters) {
    // Twice the reach, for the instant may stand on one side and the local time that is made of it on the other.
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
