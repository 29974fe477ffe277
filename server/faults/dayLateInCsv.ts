import { isDateTime, isUnset, wall } from '../../specs/datetime.ts';
import type { Fault } from '../Fault.ts';
import { onScalars } from '../hooks/onScalars.ts';

export const dayLateInCsv: Fault = {
  clause: 'TYP-9',
  about: 'In jsv and csv the dates of sales orders and companies are a day late.',
  causes: ['a datetime is another in some formats than in others; all are {apart}'],
  operations: ['SalesOrderGet', 'CompanyGet'],
  hook: onScalars(
    { formats: ['jsv', 'csv'], operations: ['SalesOrderGet', 'CompanyGet'] },
    ['datetime'],
    (value) => (isDateTime(value) && !isUnset(value) ? wall(value.ms + 86_400_000) : value),
  ),
};
