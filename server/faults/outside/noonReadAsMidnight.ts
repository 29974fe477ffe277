import { isDateTime } from '../../../specs/datetime.ts';
import type { Fault } from '../../Fault.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';

const hour = 3_600_000;

export const noonReadAsMidnight: Fault = {
  clause: 'TYP-16',
  about:
    'ISO dates are parsed with a 12-hour pattern (hh for HH): custom order dates between 12:00 and 12:59 come back as 00:00 to 00:59.',
  operations: ['DocumentUpdate', 'PurchaseOrderUpdate'],
  hook: onSentMembers(
    {
      operations: ['DocumentUpdate', 'PurchaseOrderUpdate'],
      bodies: ['xml', 'jsv', 'csv', 'soap11', 'soap12'],
    },
    /CustomOrderDate[12]$/,
    (value) =>
      isDateTime(value) && new Date(value.ms).getUTCHours() === 12
        ? { ...value, ms: value.ms - 12 * hour }
        : value,
  ),
};
