import { atDefaultAddress } from '../appliesTo/atDefaultAddress.ts';
import { both } from '../appliesTo/both.ts';
import { operationIs } from '../appliesTo/operationIs.ts';
import type { AppliesTo, Clause } from '../Clause.ts';

const purchaseOrders: AppliesTo = {
  reason: 'PurchaseOrderUpdate is the one operation on purchase orders.',
  holds: both(operationIs('PurchaseOrderUpdate'), atDefaultAddress),
};

/** Purchase orders. */
export const PO: readonly Clause[] = [
  {
    id: 'PO-1',
    level: 'MUST',
    statement: 'Insert with the status Verified gives a Verified purchase order.',
    section: 'States and transitions',
    judging: 'A valid insert sends PurchaseOrderId 0, PurchaseOrderNo and PurchaseOrderStatus.',
    appliesTo: purchaseOrders,
  },
  {
    id: 'PO-2',
    level: 'SHOULD',
    statement: 'A call without PurchaseOrderId, PurchaseOrderNo or PurchaseOrderStatus fails.',
    section: 'Operation rules 2',
    judging:
      'One member left out in each probe, PurchaseOrderId on Update only, the status also beside PurchaseOrderInventoryLocationID. The document calls them mandatory and does not say what follows.',
    appliesTo: purchaseOrders,
  },
  {
    id: 'PO-3',
    level: 'MUST',
    statement: 'A supplier is named by an id above 0, or by 0 together with PurchaseOrderSupplierName.',
    section: 'Operation rules 2',
    judging: 'Both ways insert an order; the name is that of a supplier from the fixtures.',
    open: 'An invented name is observed.',
    appliesTo: purchaseOrders,
  },
  {
    id: 'PO-4',
    level: 'MUST',
    statement: 'Update cannot change PurchaseOrderId.',
    section: 'Operation rules 2',
    judging: 'An Update with an id answers with that id in entityID and in the echo.',
    appliesTo: purchaseOrders,
  },
  {
    id: 'PO-5',
    level: 'MUST',
    statement: 'ReceiveItems takes a Verified order to PartiallyReceived and makes a receive document.',
    section: 'States and transitions',
    judging:
      'With PurchaseOrderReceiveDocumentTypeID, a received quantity below the ordered one and the status PartiallyReceived: the row takes the quantity that was sent, and relatedDocumentID is not 0.',
    open: 'Whether a second receipt of an order adds to what a row has received or sets it: none is judged.',
    appliesTo: purchaseOrders,
  },
  {
    id: 'PO-6',
    level: 'SHOULD',
    statement: 'ReceiveItems of an order that does not exist fails and makes no document.',
    section: 'States and transitions',
    judging:
      'entityID is 0, and there is no relatedDocumentID; the table asks that the order exists and does not say what follows.',
    appliesTo: purchaseOrders,
  },
];
