import { isDateTime } from '../../../specs/datetime.ts';
import type { Fault } from '../../Fault.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';

const minute = 60_000;

export const customDatesToTheMinute: Fault = {
  clause: 'TYP-16',
  about: 'The custom dates of purchase orders are kept to the minute: their seconds are rounded away.',
  operations: ['PurchaseOrderUpdate'],
  // The new mapping made the columns smalldatetime.
  hook: onSentMembers(
    { operations: ['PurchaseOrderUpdate'] },
    /^PurchaseOrderCustomOrderDate[12]$/,
    (value) => (isDateTime(value) ? { ...value, ms: Math.round(value.ms / minute) * minute } : value),
  ),
};
