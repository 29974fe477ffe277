import { isDateTime, isUnset, wall } from '../../specs/datetime.ts';
import type { Fault } from '../Fault.ts';
import { onScalars } from '../hooks/onScalars.ts';

const withMonthForMinute = (ms: number): number => {
  const time = new Date(ms);
  return time.setUTCMinutes(time.getUTCMonth() + 1);
};

export const monthForMinuteInXml: Fault = {
  clause: 'TYP-9',
  about:
    'In xml the month stands in the place of the minutes, in the datetimes of sales orders and companies.',
  causes: [
    'a datetime is another in some formats than in others; the month stands in the place of the minutes',
  ],
  operations: ['SalesOrderGet', 'CompanyGet'],
  hook: onScalars({ formats: ['xml'], operations: ['SalesOrderGet', 'CompanyGet'] }, ['datetime'], (value) =>
    isDateTime(value) && !isUnset(value) ? wall(withMonthForMinute(value.ms)) : value,
  ),
};
