const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The offset of an IANA zone from UTC at an instant, in whole minutes; `ms` counts from 1970 in UTC.
 * Raises a RangeError for a zone that does not exist.
 */
export function zoneOffset(zone: string, ms: number): number {
  if (zone === 'UTC') return 0;
  const name = formatterOf(zone)
    .formatToParts(ms)
    .find((part) => part.type === 'timeZoneName')?.value;
  const [, sign, hours = '0', minutes = '0'] = /^GMT([+-])(\d{2}):(\d{2})/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function formatterOf(zone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  formatters.set(zone, formatter);
  return formatter;
}
