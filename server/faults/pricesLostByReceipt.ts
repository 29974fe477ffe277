import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import { member } from '../records/member.ts';

export const pricesLostByReceipt: Fault = {
  clause: 'PO-5',
  level: 'SHOULD',
  about: 'ReceiveItems sets the unit prices of the order to 0.',
  causes: ['receiving items changes {member} of the order'],
  operations: ['PurchaseOrderUpdate'],
  hook: onSuccess(['PurchaseOrderUpdate'], (result, request, store) => {
    if (member.text(request, 'mvRecordAction') !== 'ReceiveItems') return result;
    const changed = changedValues(result, (value, name) =>
      name === 'PurchaseOrderRowUnitPriceWithoutTaxOrDiscount' ? numeric(0) : value,
    );
    store.purchaseOrders.put(
      member.int(changed, 'entityID'),
      member.record(changed, 'mvPurchaseOrder') ?? {},
    );
    return changed;
  }),
};
