import { describe, expect, it } from 'vitest';
import type { Report } from '../../../formats/read/Reading.ts';
import { readWallDateTime } from '../../../formats/read/readWallDateTime.ts';
import { instant, unsetMs, wall } from '../../../specs/datetime.ts';
import type { Value } from '../../../specs/Value.ts';

const half = Date.UTC(2017, 0, 10, 10, 30);
const local = 'a local ISO 8601 date-time';
const unset = '0001-01-01T00:00:00';

/** What stood there, what it means, and the clause, level, slug and due form of its deviation. */
const forms: readonly (readonly [string, Value, (readonly [string, string, string?, string?])?])[] = [
  ['2017-01-10T10:30:00', wall(half)],
  [' 2017-01-10T10:30:00 ', wall(half)],
  ['2017-01-10T10:30:00+02:00', wall(half, 120), ['TYP-7', local]],
  ['2017-01-10', wall(Date.UTC(2017, 0, 10)), ['TYP-7', local]],
  ['2017-01-10 10:30:00', wall(half), ['TYP-7', local]],
  ['soon', 'soon', ['TYP-7', local]],
  ['', null, ['TYP-7', local]],
  [' ', null, ['TYP-7', local]],
  ['/Date(1484044200000+0200)/', instant(1_484_044_200_000, 120), ['TYP-7', local]],
  ['/Date(-62135596800000+0200)/', wall(unsetMs), ['TYP-7', local]],
  [unset, wall(unsetMs)],
  [` ${unset}\n`, wall(unsetMs)],
  [`${unset}Z`, wall(unsetMs, 0), ['TYP-7', local]],
  ['0001-01-01 00:00:00', wall(unsetMs), ['TYP-7', local]],
  ['0001-01-01', wall(unsetMs), ['TYP-8', unset]],
  ['0000-00-00T00:00:00', wall(unsetMs), ['TYP-8', unset]],
  [`${unset}.000`, wall(unsetMs), ['TYP-8', unset, 'SHOULD', 'exact-unset']],
  [`${unset},0`, wall(unsetMs), ['TYP-8', unset, 'SHOULD', 'exact-unset']],
  ['0001-01-01T00:00', wall(unsetMs), ['TYP-8', unset]],
  ['00010101T000000', wall(unsetMs), ['TYP-8', unset]],
  ['0000-12-31T20:29:08', wall(unsetMs), ['TYP-8', unset]],
  ['0001-01-01T01:34:52', wall(unsetMs), ['TYP-8', unset]],
  ['0001-01-01T15:00:00', wall(unsetMs + 15 * 3_600_000)],
  ['0001-01-01T01:34:52Z', wall(unsetMs + 5_692_000, 0), ['TYP-7', local]],
];

describe.each(['MUST', 'SHOULD'] as const)('a date-time of text, judged as %s', (level) => {
  for (const [text, value, deviation] of forms) {
    it(JSON.stringify(text), () => {
      const told: Parameters<Report>[0][] = [];
      expect(readWallDateTime(text, (each) => told.push(each), level)).toEqual(value);
      const [clause, expected, own, slug] = deviation ?? [];
      expect(told).toEqual(
        clause === undefined
          ? []
          : [{ clause, level: own ?? level, ...(slug && { slug }), expected, actual: text }],
      );
    });
  }
});
