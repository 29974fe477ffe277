import { describe, expect, it } from 'vitest';
import { parseIsoDateTime } from '../../../formats/read/parseIsoDateTime.ts';

const day = Date.UTC(2017, 0, 10);
const plain = { offset: null, bare: false, blank: false, zero: false };

describe('ISO 8601', () => {
  it.each([
    ['2017-01-10T10:30:00', { ...plain, ms: day + 37_800_000 }],
    ['20170110T103000', { ...plain, ms: day + 37_800_000 }],
    ['2017-01-10T10:30', { ...plain, ms: day + 37_800_000 }],
    ['2017-01-10T10', { ...plain, ms: day + 36_000_000 }],
    ['2017-010T10:30:00', { ...plain, ms: day + 37_800_000 }],
    ['2017-W02-2T10:30:00', { ...plain, ms: day + 37_800_000 }],
    ['2017-01-10T10:30:00.1234567', { ...plain, ms: day + 37_800_123 }],
    ['2017-01-10T10:30:00,5', { ...plain, ms: day + 37_800_500 }],
    ['2017-01-10T10:30.5', { ...plain, ms: day + 37_830_000 }],
    ['2017-01-09T24:00:00', { ...plain, ms: day }],
    ['2017-01-10t10:30:00z', { ...plain, ms: day + 37_800_000, offset: 0 }],
    ['2017-01-10T10:30:00+02:00', { ...plain, ms: day + 37_800_000, offset: 120 }],
    ['2017-01-10T10:30:00-0530', { ...plain, ms: day + 37_800_000, offset: -330 }],
    ['2017-01-10T10:30:00+14', { ...plain, ms: day + 37_800_000, offset: 840 }],
    ['2017-01-10 10:30:00', { ...plain, ms: day + 37_800_000, blank: true }],
    ['2017-01-10', { ...plain, ms: day, bare: true }],
    ['2017-01-10Z', { ...plain, ms: day, bare: true, offset: 0 }],
    ['2017-01-10+02:00', { ...plain, ms: day, bare: true, offset: 120 }],
    ['0001-01-01T00:00:00', { ...plain, ms: -62_135_596_800_000 }],
    ['0000-00-00', { ...plain, ms: -62_135_596_800_000, bare: true, zero: true }],
  ])('%s', (text, expected) => {
    expect(parseIsoDateTime(text)).toEqual(expected);
  });

  it.each([
    '',
    'soon',
    '2017',
    '2017-13-01T00:00:00',
    '2017-02-29T00:00:00',
    '2017-01-10T25:00:00',
    '2017-01-10T10:60:00',
    '2017-01-10T10:30:00+25:00',
    '2017-W54-1',
    '2017-000',
    '10/01/2017',
    '2017-01-10T',
    `2017-01-10T10:30:00.${'0'.repeat(100)}`,
  ])('not %s', (text) => {
    expect(parseIsoDateTime(text)).toBeUndefined();
  });
});
