import { isDateTime, wall } from '../../specs/datetime.ts';
import type { Fault } from '../Fault.ts';
import { onSentMembers } from '../hooks/onSentMembers.ts';

export const leapDaysMoved: Fault = {
  clause: 'TYP-16',
  about: 'February 29 of what is sent in xml becomes March 1.',
  causes: ['a datetime comes back as another moment; February 29 becomes another day'],
  operations: ['CompanyUpdate', 'DocumentUpdate', 'PurchaseOrderUpdate'],
  hook: onSentMembers({ operations: null, bodies: ['xml'] }, /Date/, (value) =>
    isDateTime(value) && new Date(value.ms).toISOString().slice(5, 10) === '02-29'
      ? wall(value.ms + 86_400_000)
      : value,
  ),
};
