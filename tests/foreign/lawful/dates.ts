/** 0001-01-01T00:00:00 of the wall clock. */
export const unset = -62135596800000;

const day = 86_400_000;
const changeToQuarterHours = Date.UTC(1986, 0, 1);

/** Asia/Kathmandu: five and a half hours until 1986, a quarter of an hour more since. */
const offsetAt = (wall: number): number => (wall < changeToQuarterHours ? 330 : 345) * 60_000;

/** The UTC instant of a wall-clock time on this server. */
export const toInstant = (wall: number): number => (wall === unset ? unset : wall - offsetAt(wall));

/** The wall-clock time on this server of a UTC instant. */
const toWall = (instant: number): number => (instant === unset ? unset : instant + offsetAt(instant));

/** `2017-01-10T10:30:00.500`, always with milliseconds. */
export const isoOf = (wall: number): string => {
  if (wall === unset) return '0001-01-01T00:00:00';
  return new Date(wall).toISOString().slice(0, -1);
};

/** Reads what clients send: `/Date(ms+hhmm)/`, and ISO 8601 with or without a time. Undefined for anything else. */
export function readDate(text: string): number | undefined {
  const json = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/.exec(text);
  if (json !== null) return toWall(Number(json[1]));
  const iso = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d{1,7})?)?))?$/.exec(text);
  if (iso === null) return undefined;
  const time = iso[2] ?? '00:00';
  const whole = time.slice(0, 8).padEnd(8, ':00');
  const fraction = Math.floor(Number(`0${time.slice(8)}`) * 1000);
  const wall = Date.parse(`${iso[1]}T${whole}Z`) + fraction;
  return Number.isNaN(wall) || wall < unset || wall > unset + 3_652_059 * day ? undefined : wall;
}
