import { isDateTime, isUnset, wall } from '../../specs/datetime.ts';
import type { Fault } from '../Fault.ts';
import { onScalars } from '../hooks/onScalars.ts';

const hour = 3_600_000;

/** As a clock of twelve hours shows it, without saying which half of the day it is. */
function onTwelveHours(ms: number): number {
  const hours = new Date(ms).getUTCHours();
  return ms + ((hours % 12 || 12) - hours) * hour;
}

export const twelveHoursInSoap: Fault = {
  clause: 'TYP-9',
  about:
    'In soap11 and soap12 the datetimes of sales orders and companies are those of a clock of twelve hours.',
  causes: [
    'a datetime is another in some formats than in others; the hours are those of a clock of twelve hours',
  ],
  operations: ['SalesOrderGet', 'CompanyGet'],
  hook: onScalars(
    { formats: ['soap11', 'soap12'], operations: ['SalesOrderGet', 'CompanyGet'] },
    ['datetime'],
    (value) => (isDateTime(value) && !isUnset(value) ? wall(onTwelveHours(value.ms)) : value),
  ),
};
