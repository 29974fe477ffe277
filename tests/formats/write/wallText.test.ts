import { describe, expect, it } from 'vitest';
import { wallText } from '../../../formats/write/wallText.ts';
import { instant, unsetMs, wall } from '../../../specs/datetime.ts';
import type { DateTime } from '../../../specs/Value.ts';

const half = Date.UTC(2017, 0, 10, 10, 30);

describe('a date-time as xml, jsv and csv write it', () => {
  it.each<readonly [string, DateTime]>([
    ['2017-01-10T10:30:00', wall(half)],
    ['2017-01-10T10:30:00.500', wall(half + 500)],
    ['2017-01-10T10:30:00.007', wall(half + 7)],
    ['2017-01-10T10:30:10', wall(half + 10_000)],
    // A wall clock is written as it stands, whatever offset was read beside it.
    ['2017-01-10T10:30:00', wall(half, 120)],
    ['2017-01-10T12:30:00', instant(half, 120)],
    ['2017-01-10T05:00:00', instant(half, -330)],
    ['2017-01-10T10:30:00', instant(half, null)],
    ['0001-01-01T00:00:00', wall(unsetMs)],
    ['0001-01-01T00:00:00', instant(unsetMs, 120)],
    ['0001-01-01T00:00:00', wall(unsetMs, 120)],
  ])('%s of %j', (text, value) => {
    expect(wallText(value)).toBe(text);
  });
});
