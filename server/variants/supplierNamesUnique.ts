import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const supplierNamesUnique: Variant = {
  about:
    'An order with the supplier id 0 makes a new supplier of that name (rule 2: sent when the id is unknown). A name that a supplier has is refused: its id has to be sent (rule 3: duplicate names).',
  blocks: ['control'],
  hook: refusing(
    ['PurchaseOrderUpdate'],
    (request, _, { suppliers }) => {
      const order = member.record(request, 'mvPurchaseOrder') ?? {};
      const name = member.text(order, 'PurchaseOrderSupplierName');
      return (
        member.text(request, 'mvRecordAction') === 'Insert' &&
        member.int(order, 'PurchaseOrderSupplierID') === 0 &&
        suppliers.all().some((one) => member.text(one, 'SupplierName') === name)
      );
    },
    'A supplier of this name exists. Send its id.',
  ),
};
