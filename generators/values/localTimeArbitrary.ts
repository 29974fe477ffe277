import * as fc from 'fast-check';

/** A local time, in milliseconds counted as if its zone were UTC, and what is special about it. */
export interface LocalTime {
  readonly about: string;
  readonly ms: number;
}

const at = (about: string, text: string): LocalTime => ({ about, ms: Date.parse(`${text}Z`) });

/** The local times that tell a correct calendar from a wrong one, all within TYP-16's years. */
export const localTimeEdges: readonly LocalTime[] = [
  at('the first day', '1970-01-02T00:00:00'),
  at('a leap day of a century', '2000-02-29T12:00:00'),
  at('the end of a leap day', '2016-02-29T23:59:59'),
  at('a midnight', '2016-07-12T00:00:00'),
  at('a day that could be a month', '2016-08-05T09:30:00'),
  at('the end of a year', '2016-12-31T23:59:59'),
  at('the start of a year', '2017-01-01T00:00:00'),
  at('a daylight gap', '2017-03-26T02:30:00'),
  at('the end of a month', '2017-04-30T23:59:59'),
  at('a daylight overlap', '2017-10-29T02:30:00'),
  at('the last day', '2037-12-31T23:59:59'),
];

const firstSecond = Date.UTC(1970, 0, 2) / 1000;
const lastSecond = Date.UTC(2037, 11, 31) / 1000;

/** Any whole second of TYP-16's years. */
export const localTimeArbitrary: fc.Arbitrary<LocalTime> = fc
  .integer({ min: firstSecond, max: lastSecond })
  .map((second) => ({ about: 'any second', ms: second * 1000 }));

/** Offsets in minutes for json: usual ones, ones with parts of an hour, and the largest. */
export const offsets: readonly number[] = [120, 840, -300, 345, -840, -210];
