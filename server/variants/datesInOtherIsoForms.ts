import { isDateTime, isUnset } from '../../specs/datetime.ts';
import type { Format } from '../../specs/Format.ts';
import { onScalars } from '../hooks/onScalars.ts';
import type { Variant } from '../Variant.ts';

const day = 86_400_000;

export const datesInOtherIsoForms: Variant = {
  about:
    'Datetimes are in the other forms of ISO 8601: ordinal in xml, by week in soap, basic in jsv and csv.',
  hook: onScalars(
    { formats: ['xml', 'jsv', 'csv', 'soap11', 'soap12'], outcome: 'success' },
    ['datetime'],
    (value, { format }) => (isDateTime(value) && !isUnset(value) ? written(value.ms, format) : value),
  ),
};

function written(ms: number, format: Format): string {
  const iso = new Date(ms).toISOString().slice(0, 19);
  const year = iso.slice(0, 4);
  const time = iso.slice(10);
  const dayOfYear = (from: number, to: number): number => Math.floor((to - from) / day) + 1;
  const start = (one: number): number => Date.UTC(one, 0, 1);
  if (format === 'xml')
    return `${year}-${String(dayOfYear(start(Number(year)), ms)).padStart(3, '0')}${time}`;
  if (format === 'jsv' || format === 'csv') return iso.replace(/[-:]/g, '');
  const weekday = new Date(ms).getUTCDay() || 7;
  const thursday = new Date(ms + (4 - weekday) * day);
  const weekYear = thursday.getUTCFullYear();
  const week = Math.ceil(dayOfYear(start(weekYear), thursday.getTime()) / 7);
  return `${weekYear}-W${String(week).padStart(2, '0')}-${weekday}${time}`;
}
