import type { Fault } from '../../Fault.ts';
import { onBody } from '../../hooks/onBody.ts';
import { recordWrites } from '../../hooks/writtenRecords.ts';

export const escapedDatesUnset: Fault = {
  clause: 'TYP-16',
  about: 'A json datetime whose slashes are escaped in the request, "\\/Date(...)\\/", is stored as unset.',
  operations: ['CompanyUpdate', 'DocumentUpdate', 'IntegrationUpdateUpdate', 'PurchaseOrderUpdate'],
  hook: onBody({ operations: recordWrites, bodies: ['json'] }, (text) =>
    text.replace(/"\\\/Date\([^"\\]*\)\\\/"/g, '"/Date(-62135596800000-0000)/"'),
  ),
};
