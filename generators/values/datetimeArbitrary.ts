import * as fc from 'fast-check';
import { instant, unsetMs, wall } from '../../specs/datetime.ts';
import type { DateTime } from '../../specs/Value.ts';

/** The last millisecond of the year 9999. After it ISO 8601 needs more than four digits. */
const lastMs = 253_402_300_799_999;
/** An offset of 14 hours from the edges keeps the local time within four-digit years. */
const edge = 14 * 3_600_000;
/** Nothing this close to the unset value can be another value, as a zone's clock shows it (TYP-6, TYP-8). */
const nearUnset = edge + 60_000;

/** Edges that tell a correct calendar from a wrong one, as local times. */
const edges = [
  '1970-01-01T00:00:00Z', '1969-12-31T23:59:59.999Z', '2016-02-29T23:59:59Z', '2000-02-29T00:00:00Z',
  '1900-03-01T00:00:00Z', '2017-12-31T23:59:59Z', '2037-12-31T00:00:00Z', '0099-06-15T12:00:00.001Z',
].map((text) => Date.parse(text)); // biome-ignore format: a list to be read across

const millisecondsArbitrary = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...edges) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 2_145_916_799 }).map((seconds) => seconds * 1000) },
  { weight: 2, arbitrary: fc.integer({ min: unsetMs + nearUnset + 1, max: lastMs - edge }) },
);

/** Date-times in the reading that a format has, in whole milliseconds, including the unset one. */
export const datetimeArbitrary = (basis: 'wall' | 'instant'): fc.Arbitrary<DateTime> =>
  basis === 'wall'
    ? fc.oneof(
        { weight: 1, arbitrary: fc.constant(wall(unsetMs)) },
        { weight: 6, arbitrary: millisecondsArbitrary.map((ms) => wall(ms)) },
      )
    : fc.oneof(
        { weight: 1, arbitrary: fc.constant(instant(unsetMs, 0)) },
        {
          weight: 6,
          arbitrary: fc
            .tuple(millisecondsArbitrary, offsetArbitrary)
            .map(([ms, offset]) => instant(ms, offset)),
        },
      );

/** In minutes. Real zones use quarters of an hour, but the wire does not. */
const offsetArbitrary = fc.oneof(
  fc.constant(0),
  fc.integer({ min: -56, max: 56 }).map((n) => n * 15),
  fc.integer({ min: -840, max: 840 }),
);
