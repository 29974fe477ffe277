import type { Fault } from '../../Fault.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

export const exampleSpellingUnknownInJsv: Fault = {
  clause: 'TYP-14',
  about:
    'Reads member names of jsv, also within csv cells, in one letter case only, and so overlooks PurchaseOrderSupplierId as the examples spell it.',
  operations: ['PurchaseOrderUpdate'],
  hook: (inner) => ({
    decode: (call, request) => {
      const sent = inner.decode(call, request);
      const isMeant =
        call.operation?.name === 'PurchaseOrderUpdate' &&
        (call.body === 'jsv' || call.body === 'csv') &&
        /PurchaseOrderSupplierId"*\s*:/.test(Buffer.from(request.body).toString('utf8'));
      if (!isMeant || member.record(sent, 'mvPurchaseOrder') === null) return sent;
      return withRecord(sent, 'mvPurchaseOrder', ({ PurchaseOrderSupplierID, ...order }) => order);
    },
  }),
};
