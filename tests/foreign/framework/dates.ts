import type { Host } from './habits.ts';
import { NotDeserialised, type WallClock } from './types.ts';

/** The first instant of the calendar: a date that was never set. */
const UNSET = -62_135_596_800_000;
export const unset: WallClock = { wall: UNSET };

const clocks = new Map<string, Intl.DateTimeFormat>();

/** How far a zone is ahead of UTC at an instant, in milliseconds. */
function aheadOfUtc(zone: string, instant: number): number {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-u-hc-h23', {
      timeZone: zone,
      ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
    });
  clocks.set(zone, clock);
  const part = Object.fromEntries(
    clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  const shown = new Date(Date.UTC(2000, month - 1, day, hour, minute, second)).setUTCFullYear(year);
  return shown - Math.floor(instant / 1000) * 1000;
}

/** The instant of a wall clock; in a gap, that of the hour before it. */
const instantOf = (host: Host, wall: number): number =>
  wall - aheadOfUtc(host.zone, wall - aheadOfUtc(host.zone, wall));

const wallOf = (host: Host, instant: number): WallClock =>
  instant === UNSET ? unset : { wall: instant + aheadOfUtc(host.zone, instant) };

/** Whether no clock of the zone ever showed this time. */
export const isInGap = (host: Host, { wall }: WallClock): boolean =>
  wall !== UNSET && wallOf(host, instantOf(host, wall)).wall !== wall;

export const now = (host: Host): WallClock => wallOf(host, Math.floor(Date.now() / 1000) * 1000);

/** Reads `/Date(…)/` and ISO 8601, whatever the format. Raises NotDeserialised. */
export function readDate(host: Host, text: string): WallClock {
  const [, ms] = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/.exec(text) ?? [];
  if (ms !== undefined) return wallOf(host, Number(ms));
  const [, day, time, zone] =
    /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?(Z|[+-]\d\d:?\d\d)?$/.exec(text) ?? [];
  const parsed = day === undefined ? Number.NaN : Date.parse(`${day}T${time ?? '00:00'}${zone ?? 'Z'}`);
  if (Number.isNaN(parsed))
    throw new NotDeserialised(`String '${text}' was not recognized as a valid DateTime.`);
  return zone === undefined ? { wall: parsed } : wallOf(host, parsed);
}

const two = (count: number): string => String(count).padStart(2, '0');

/** A date as json writes it: the instant, with the offset of the host's zone. */
export function jsonDate(host: Host, { wall }: WallClock): string {
  const isUnset = wall === UNSET;
  if (isUnset && !host.has('shortestDates')) return `/Date(${UNSET}-0000)/`;
  const instant = isUnset ? UNSET : instantOf(host, wall);
  if (host.has('otherZone') && !host.has('shortestDates')) return `/Date(${instant}-0000)/`;
  const minutes = Math.round(aheadOfUtc(host.zone, instant) / 60_000);
  const size = Math.abs(minutes);
  return `/Date(${instant}${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)})/`;
}

/** A date as xml writes it: the wall clock. */
export const isoDate = ({ wall }: WallClock): string =>
  new Date(wall).toISOString().replace(/(?:\.000)?Z$/, '');

/** A date as jsv and csv write it: with the habit the shortest form, a day at midnight and else the instant in UTC. */
export function textDate(host: Host, date: WallClock): string {
  if (!host.has('shortestDates')) return isoDate(date);
  const isMidnight = date.wall % 86_400_000 === 0;
  return isMidnight ? isoDate(date).slice(0, 10) : `${isoDate({ wall: instantOf(host, date.wall) })}Z`;
}
