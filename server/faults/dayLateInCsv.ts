import { isDateTime, isUnset, wall } from '../../specs/datetime.ts';
import type { Fault } from '../Fault.ts';
import { onMember } from '../hooks/onMember.ts';

export const dayLateInCsv: Fault = {
  clause: 'TYP-9',
  about: 'In csv the dates of sales orders are a day late.',
  operations: ['SalesOrderGet', 'CompanyGet'],
  hook: onMember({ formats: ['csv'], operations: ['SalesOrderGet'] }, 'SalesOrderDate', (value) =>
    isDateTime(value) && !isUnset(value) ? wall(value.ms + 86_400_000) : value,
  ),
};
