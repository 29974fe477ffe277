import type { Hook } from '../Hook.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const named: Hook = onRequest(['PurchaseOrderUpdate'], (request, { suppliers }) => {
  const order = member.record(request, 'mvPurchaseOrder') ?? {};
  const name = member.text(order, 'PurchaseOrderSupplierName');
  if (
    member.text(request, 'mvRecordAction') !== 'Insert' ||
    member.int(order, 'PurchaseOrderSupplierID') !== 0 ||
    name === ''
  )
    return request;
  const isKnown = suppliers.all().some((one) => member.text(one, 'SupplierName') === name);
  throw new OperationFailure(
    isKnown
      ? `The supplier name "${name}" is not unique. Send the id of the supplier.`
      : `There is no supplier "${name}".`,
  );
});

export const supplierNameOfTwo: Variant = {
  about:
    'Two suppliers have the name that the fixtures give, so that an order has to send the id (rule 3: duplicate names). An order for a name that no supplier has is refused in other words (PO-3).',
  blocks: ['control'],
  hook: named,
};
