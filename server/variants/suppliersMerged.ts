import type { RecordValue } from '../../specs/Value.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const suppliersMerged: Variant = {
  about:
    'The first supplier was merged into the second. Orders and documents for it, by id or name, show the second’s id and name (both are looked up).',
  blocks: ['nothing'],
  hook: onRequest(['PurchaseOrderUpdate', 'DocumentUpdate'], (request, store, call) => {
    const [merged, into] = store.suppliers.all();
    if (merged === undefined || into === undefined) return request;
    const isOrder = call.operation?.name === 'PurchaseOrderUpdate';
    const [record, id, name] = isOrder
      ? (['mvPurchaseOrder', 'PurchaseOrderSupplierID', 'PurchaseOrderSupplierName'] as const)
      : (['mvDocument', 'DocumentSupplierClientID', 'DocumentSupplierClientName'] as const);
    const sent: RecordValue = member.record(request, record) ?? {};
    const sentId = sentNumber(sent[id]) ?? 0;
    const isMeant =
      sentId === member.int(merged, 'SupplierID') ||
      (sentId === 0 && member.text(sent, name) === member.text(merged, 'SupplierName'));
    if (!isMeant) return request;
    return withRecord(request, record, (one) => ({
      ...one,
      [id]: into.SupplierID,
      [name]: member.text(into, 'SupplierName'),
    }));
  }),
};
