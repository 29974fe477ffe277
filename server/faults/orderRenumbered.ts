import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';

export const orderRenumbered: Fault = {
  clause: 'PO-4',
  about: 'An update gives the order another id.',
  causes: ['an update makes another record, or gives the record another id'],
  operations: ['PurchaseOrderUpdate'],
  hook: onSuccess(['PurchaseOrderUpdate'], (result, request) =>
    member.text(request, 'mvRecordAction') === 'Update'
      ? {
          ...withRecord(result, 'mvPurchaseOrder', (order) => ({
            ...order,
            PurchaseOrderId: numeric(700_001),
          })),
          entityID: numeric(700_001),
        }
      : result,
  ),
};
