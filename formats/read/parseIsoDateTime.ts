import { unsetMs } from '../../specs/datetime.ts';

/** The content and form of an ISO 8601 text. */
export interface IsoDateTime {
  /** The local fields in milliseconds, counted as if the zone were UTC; finer fractions are cut off. */
  readonly ms: number;
  /** The zone designator in minutes, null when there is none. */
  readonly offset: number | null;
  /** A date without a time. */
  readonly bare: boolean;
  /** A blank in place of ISO 8601's `T`. */
  readonly blank: boolean;
  /** The date of zeros (`0000-00-00`), which some stores write for the unset value. */
  readonly zero: boolean;
}

const longestDateTime = 100;

/**
 * Reads an ISO 8601 date or date-time of any precision. It may be extended or basic, with a calendar, ordinal or week date.
 * Undefined when it is none or names no real time.
 */
export function parseIsoDateTime(given: string): IsoDateTime | undefined {
  if (given.length > longestDateTime) return undefined;
  const found = /^([\dW+-]+?)(?:([Tt ])([\d:.,]+))?(Z|z|[+-]\d{2}(?::?\d{2})?)?$/.exec(given.trim());
  if (found === null) return undefined;
  const [, date = '', separator, time, zone] = found;
  // Without a time, a trailing `-10` is a day and not a zone.
  const bare = time === undefined;
  const zoned = bare ? /^(.*?)(Z|z|[+-]\d{2}:\d{2})?$/.exec(date + (zone ?? '')) : null;
  const dateText = zoned?.[1] ?? date;
  const zoneText = zoned === null ? zone : zoned[2];
  const zero = /^0000-?00-?00$/.test(dateText);
  const day = zero ? unsetMs : dayOf(dateText);
  const clock = bare ? 0 : clockOf(time);
  const offset = zoneText === undefined ? null : offsetOf(zoneText);
  if (day === undefined || clock === undefined || offset === undefined) return undefined;
  return { ms: zero ? unsetMs : day + clock, offset, bare, blank: separator === ' ', zero };
}

/** Minutes of `Z`, `+02`, `+0200` or `+02:00`; undefined when it is no offset. */
export function offsetOf(zone: string): number | undefined {
  if (zone === 'Z' || zone === 'z') return 0;
  const found = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone);
  if (found === null) return undefined;
  const hours = Number(found[2]);
  const minutes = Number(found[3] ?? 0);
  if (hours > 23 || minutes > 59) return undefined;
  const total = hours * 60 + minutes;
  return found[1] === '-' && total > 0 ? -total : total;
}

const dayMs = 86_400_000;

function dayOf(text: string): number | undefined {
  const calendar = /^(\d{4}|[+-]\d{6})(-?)(\d{2})\2(\d{2})$/.exec(text);
  if (calendar !== null) return midnight(Number(calendar[1]), Number(calendar[3]), Number(calendar[4]));
  const week = /^(\d{4})(-?)W(\d{2})\2([1-7])$/.exec(text);
  if (week !== null) {
    const fourth = midnight(Number(week[1]), 1, 4);
    if (fourth === undefined) return undefined;
    const monday =
      fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * dayMs + (Number(week[3]) - 1) * 7 * dayMs;
    // A week belongs to the year of its Thursday: few years have 53.
    return yearOf(monday + 3 * dayMs) === Number(week[1])
      ? monday + (Number(week[4]) - 1) * dayMs
      : undefined;
  }
  const ordinal = /^(\d{4})-?(\d{3})$/.exec(text);
  const first = ordinal === null ? undefined : midnight(Number(ordinal[1]), 1, 1);
  if (first === undefined) return undefined;
  const day = first + (Number(ordinal?.[2]) - 1) * dayMs;
  return yearOf(day) === yearOf(first) ? day : undefined;
}

const yearOf = (ms: number): number => new Date(ms).getUTCFullYear();

/** Date.UTC would take the years 0 to 99 for 1900 to 1999. */
function midnight(year: number, month: number, day: number): number | undefined {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  // A day that the month does not have rolls over into another month.
  const real = date.getUTCMonth() === month - 1;
  return real && Number.isFinite(date.getTime()) ? date.getTime() : undefined;
}

/** The fraction belongs to the smallest unit that is written (ISO 8601, 5.3.1.4). */
function clockOf(text: string): number | undefined {
  const found = /^(\d{2})(?::?(\d{2})(?::?(\d{2}))?)?(?:[.,](\d+))?$/.exec(text);
  if (found === null) return undefined;
  const [, hour, minute, second, fraction] = found;
  const unit = second !== undefined ? 1000 : minute !== undefined ? 60_000 : 3_600_000;
  const whole = Number(hour) * 3_600_000 + Number(minute ?? 0) * 60_000 + Number(second ?? 0) * 1000;
  if (Number(minute ?? 0) > 59 || Number(second ?? 0) > 60 || whole > dayMs) return undefined;
  if (fraction === undefined) return whole;
  // Digits beyond the eighth are below a millisecond even of an hour's fraction.
  const scaled = (BigInt(fraction.slice(0, 12).padEnd(12, '0')) * BigInt(unit)) / 1_000_000_000_000n;
  return whole + Number(scaled);
}
