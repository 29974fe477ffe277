import { describe, expect, it } from 'vitest';
import { clockChange } from '../../harness/zone/clockChange.ts';
import { zoneProblem } from '../../harness/zone/zoneProblem.ts';
import { zoneOffset } from '../../server/zone/zoneOffset.ts';

const minute = 60_000;
const at = (utc: number, minutes: number) => ({ utc, local: utc + minutes * minute, path: '' });
const day = Date.UTC(2017, 0, 10, 12);

describe('a zone is inferred', () => {
  const zones = [
    'UTC',
    'Europe/Athens',
    'Asia/Kathmandu',
    'America/St_Johns',
    'Pacific/Apia',
    'Africa/Casablanca',
    'Australia/Lord_Howe',
    'Pacific/Kiritimati',
  ];
  it.each(zones)('%s can show every hour of 60 years', (zone) => {
    const readings = Array.from({ length: 12_000 }, (_, index) => {
      const utc = Date.UTC(1972, 0, 8) + index * 43 * 3_600_000;
      return at(utc, zoneOffset(zone, utc));
    });
    expect(zoneProblem(readings)).toBeUndefined();
  });

  it.each<[string, readonly ReturnType<typeof at>[]]>([
    ['seven minutes', [at(day, 7)]],
    ['fifteen hours', [at(day, 15 * 60)]],
    ['three offsets in a month', [at(day, 0), at(day + 1000, 60), at(day + 2000, 120)]],
    ['four offsets in a year', [0, 1, 2, 3].map((step) => at(day + step * 60 * 86_400_000, step * 60))],
  ])('%s is no zone', (_, readings) => {
    expect(zoneProblem(readings)).toBeDefined();
  });

  it('parts of a second do not matter', () => {
    expect(zoneProblem([{ utc: day + 999, local: day + 120 * minute, path: '' }])).toBeUndefined();
  });
});

describe('clocks change somewhere', () => {
  it.each([
    ['in the European spring, by two hours in Antarctica', '2017-03-26T03:30:00', 120],
    ['when Samoa left out a day', '2011-12-30T12:00:00', 24 * 60],
    ['nowhere in the middle of January 2017', '2017-01-10T12:00:00', 0],
  ])('%s', (_, local, minutes) => {
    expect(clockChange(Date.parse(`${local}Z`)) / minute).toBe(minutes);
  });
});
