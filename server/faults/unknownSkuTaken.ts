import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';
import { productBySku } from '../store/productBySku.ts';

export const unknownSkuTaken: Fault = {
  clause: 'ERR-1',
  about: 'A document with an unknown SKU is inserted without that row.',
  causes: ['a call that has to fail succeeds'],
  operations: ['DocumentUpdate'],
  hook: onRequest(['DocumentUpdate'], (request, store) => {
    const document = member.record(request, 'mvDocument') ?? {};
    const rows = member
      .records(document, 'DocumentDetails')
      .filter((row) => productBySku(store, member.text(row, 'DocumentRowProductSKU')) !== undefined);
    return { ...request, mvDocument: { ...document, DocumentDetails: rows } };
  }),
};
