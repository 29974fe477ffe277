import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';
import { productBySku } from '../../store/productBySku.ts';

export const bundlingDropsUnknown: Fault = {
  clause: 'ERR-1',
  about:
    'With AutoInsertBundledProductRows rows are joined with the products: one of an unknown SKU drops out in silence.',
  causes: ['a call that has to fail succeeds'],
  operations: ['DocumentUpdate'],
  hook: onRequest(['DocumentUpdate'], (request, store) => {
    const asked = request.AutoInsertBundledProductRows;
    if (!/^true$/i.test(String(asked))) return request;
    return withRecord(request, 'mvDocument', (document) =>
      member.has(document, 'DocumentDetails')
        ? {
            ...document,
            DocumentDetails: member
              .records(document, 'DocumentDetails')
              .filter((row) => productBySku(store, member.text(row, 'DocumentRowProductSKU')) !== undefined),
          }
        : document,
    );
  }),
};
