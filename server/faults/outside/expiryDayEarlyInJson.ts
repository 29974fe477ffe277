import { isDateTime, isUnset, wall } from '../../../specs/datetime.ts';
import type { Fault } from '../../Fault.ts';
import { onMember } from '../../hooks/onMember.ts';

export const expiryDayEarlyInJson: Fault = {
  clause: 'TYP-9',
  about: 'In json the batches of sales orders expire a day earlier than in the other formats.',
  causes: ['a datetime is another in some formats than in others'],
  operations: ['SalesOrderGet'],
  hook: onMember({ formats: ['json'], operations: ['SalesOrderGet'] }, 'ExpiryDate', (value) =>
    isDateTime(value) && !isUnset(value) ? wall(value.ms - 86_400_000) : value,
  ),
};
