import { describe, expect, it } from 'vitest';
import { parseJsonDate } from '../../../formats/read/parseJsonDate.ts';

describe('the date-time of json', () => {
  it.each([
    ['/Date(1484044200000+0200)/', 1_484_044_200_000, 120, '+0200'],
    ['/Date(-1-0530)/', -1, -330, '-0530'],
    ['/Date(0-0000)/', 0, 0, '-0000'],
    ['/Date(8640000000000000+0000)/', 8_640_000_000_000_000, 0, '+0000'],
  ])('%s is as documented', (text, ms, offset, offsetText) => {
    expect(parseJsonDate(text)).toEqual({ ms, offset, offsetText, exact: true });
  });

  it.each([
    ['/Date(7)/', 7, null, ''],
    ['/Date(7Z)/', 7, 0, 'Z'],
    ['/Date(7+2)/', 7, 120, '+2'],
    ['/Date(7-02)/', 7, -120, '-02'],
    ['/Date(7+02:30)/', 7, 150, '+02:30'],
    // No zone is that far from UTC: the milliseconds are plain all the same.
    ['/Date(7+9900)/', 7, null, '+9900'],
    ['/Date(7+2:30)/', 7, null, '+2:30'],
    ['/Date(+7+0200)/', 7, 120, '+0200'],
    ['/Date( 7 +0200 )/', 7, 120, '+0200'],
    [' /Date(7+0200)/', 7, 120, '+0200'],
    ['/Date(7+0200)/ ', 7, 120, '+0200'],
    [' /Date(7+0200)/\n', 7, 120, '+0200'],
    ['\\/Date(7+0200)\\/', 7, 120, '+0200'],
    ['Date(7+0200)', 7, 120, '+0200'],
  ])('%j can be read', (text, ms, offset, offsetText) => {
    expect(parseJsonDate(text)).toEqual({ ms, offset, offsetText, exact: false });
  });

  it.each([
    '',
    '7',
    '/Date()/',
    '/Date(7',
    '/Date(7.5+0200)/',
    '/Date(7+02000)/',
    '/Date(7+)/',
    'a/Date(7)/',
    '/Date(7)/a',
    '/Date(8640000000000001)/',
    '/Date(-8640000000000001)/',
    `/Date(7)/${' '.repeat(92)}`,
  ])('%j is none', (text) => {
    expect(parseJsonDate(text)).toBeUndefined();
  });

  it('of a hundred characters is still read', () => {
    expect(parseJsonDate(`/Date(7)/${' '.repeat(91)}`)?.ms).toBe(7);
  });
});
