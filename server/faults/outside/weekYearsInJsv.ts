import { isDateTime, wall } from '../../../specs/datetime.ts';
import type { Fault } from '../../Fault.ts';
import { onScalars } from '../../hooks/onScalars.ts';

const day = 86_400_000;

/** The year that the ISO week of this day belongs to: that of its Thursday. */
const weekYear = (ms: number): number =>
  new Date(ms + (3 - ((new Date(ms).getUTCDay() + 6) % 7)) * day).getUTCFullYear();

export const weekYearsInJsv: Fault = {
  clause: 'TYP-9',
  about:
    'In jsv, dates around New Year are written with the year of their week, which can be the one before or after.',
  operations: ['*'],
  hook: onScalars({ formats: ['jsv'], outcome: 'success' }, ['datetime'], (value) => {
    if (!isDateTime(value)) return value;
    const date = new Date(value.ms);
    const year = weekYear(value.ms);
    return year === date.getUTCFullYear() ? value : wall(date.setUTCFullYear(year));
  }),
};
