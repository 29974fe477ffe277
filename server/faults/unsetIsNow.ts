import { isDateTime, isUnset, wall } from '../../specs/datetime.ts';
import type { Fault } from '../Fault.ts';
import { onSentMembers } from '../hooks/onSentMembers.ts';

export const unsetIsNow: Fault = {
  clause: 'TYP-16',
  about: 'An unset date that is sent becomes the present.',
  causes: ['a datetime comes back as another moment; the unset date becomes another'],
  operations: ['CompanyUpdate', 'DocumentUpdate', 'PurchaseOrderUpdate'],
  hook: onSentMembers({ operations: null }, /Date/, (value) =>
    isDateTime(value) && isUnset(value) ? wall(Date.UTC(2017, 0, 1)) : value,
  ),
};
