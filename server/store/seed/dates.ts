import { unsetMs, wall } from '../../../specs/datetime.ts';
import type { DateTime } from '../../../specs/Value.ts';
import type { Random } from './Random.ts';

const second = 1000;
const firstSecond = Date.UTC(2015, 0, 1) / second;
const lastSecond = Date.UTC(2017, 11, 31, 23, 59, 59) / second;

/** The seeded datetimes, as wall clocks. */
export const dates = {
  unset: wall(unsetMs),
  some: (random: Random): DateTime => wall(random.int(firstSecond, lastSecond) * second),
  /** Far enough ahead that no seeded batch expires while the server is in use. */
  expiry: (year: number, month: number): DateTime => wall(Date.UTC(year, month - 1, 1)),
};
