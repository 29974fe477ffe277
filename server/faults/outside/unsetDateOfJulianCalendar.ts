import { isDateTime, isUnset } from '../../../specs/datetime.ts';
import type { Fault } from '../../Fault.ts';
import { onMember } from '../../hooks/onMember.ts';

const operations = [
  'DocumentUpdate',
  'PurchaseOrderUpdate',
  'SalesOrderGet',
  'WorkOrderReturnMaterials',
  'WorkOrderReOpen',
  'WorkOrderDeleteFinishedGoodReceipt',
];

export const unsetDateOfJulianCalendar: Fault = {
  clause: 'TYP-6',
  about:
    'In json, batches without an expiry date show 0001-01-01 of the Julian calendar, as java.util.Date counts it. The milliseconds are two days too early.',
  operations,
  hook: onMember({ formats: ['json'], operations }, 'ExpiryDate', (value) =>
    isDateTime(value) && isUnset(value) ? '/Date(-62135769600000-0000)/' : value,
  ),
};
