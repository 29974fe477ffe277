import type { Zone } from './zone.ts';

/** 0001-01-01T00:00:00 of the wall clock. */
export const unset = -62135596800000;

const day = 86_400_000;
const last = unset + 3_652_059 * day;

/** The UTC instant of a wall-clock time; one that comes twice or never is taken as one of its neighbours. */
export function toInstant(zone: Zone, wall: number): number {
  if (wall === unset) return unset;
  const guess = wall - zone(wall) * 60_000;
  return wall - zone(guess) * 60_000;
}

const toWall = (zone: Zone, instant: number): number =>
  instant === unset ? unset : instant + zone(instant) * 60_000;

/** `2017-01-10T10:30:00.500`, always with milliseconds. */
export const isoOf = (wall: number): string =>
  wall === unset ? '0001-01-01T00:00:00' : new Date(wall).toISOString().slice(0, -1);

/** Reads what clients send: `/Date(ms+hhmm)/`, and ISO 8601 with or without a time. Undefined for anything else. */
export function readDate(zone: Zone, text: string): number | undefined {
  const json = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/.exec(text);
  if (json === null) return readIso(text);
  return within(toWall(zone, Number(json[1])));
}

/** The wall clock of `2017-01-10`, `2017-01-10T10:30` or finer; undefined for anything else. */
export function readIso(text: string): number | undefined {
  const iso = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d{1,7})?)?))?$/.exec(text);
  if (iso === null) return undefined;
  const time = iso[2] ?? '00:00';
  const whole = time.slice(0, 8).padEnd(8, ':00');
  const fraction = Math.floor(Number(`0${time.slice(8)}`) * 1000);
  return within(Date.parse(`${iso[1]}T${whole}Z`) + fraction);
}

const within = (wall: number): number | undefined =>
  Number.isNaN(wall) || wall < unset || wall > last ? undefined : wall;
