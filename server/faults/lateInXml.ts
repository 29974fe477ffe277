import { isDateTime, isUnset, wall } from '../../specs/datetime.ts';
import type { Fault } from '../Fault.ts';
import { onScalars } from '../hooks/onScalars.ts';

export const lateInXml: Fault = {
  clause: 'TYP-9',
  about: 'In xml, soap11 and soap12 the datetimes of sales orders and companies are 37 minutes late.',
  causes: [
    'a datetime is another in some formats than in others; all are {apart}',
    'a datetime is another in some formats than in others',
  ],
  operations: ['SalesOrderGet', 'CompanyGet'],
  hook: onScalars(
    { formats: ['xml', 'soap11', 'soap12'], operations: ['SalesOrderGet', 'CompanyGet'] },
    ['datetime'],
    (value) => (isDateTime(value) && !isUnset(value) ? wall(value.ms + 2_220_000) : value),
  ),
};
