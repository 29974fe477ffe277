import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';
import { productBySku } from '../store/productBySku.ts';

export const nearSkuTaken: Fault = {
  clause: 'ERR-1',
  about: 'A SKU that does not exist, and begins as one does that exists, is taken for that.',
  causes: ['a call that has to fail succeeds'],
  operations: ['DocumentUpdate'],
  hook: onRequest(['DocumentUpdate'], (request, store) => {
    const document = member.record(request, 'mvDocument');
    if (document === null || !member.has(document, 'DocumentDetails')) return request;
    const skus = store.products.all().map((product) => member.text(product, 'ProductSKU'));
    const rows = member.records(document, 'DocumentDetails').map((row) => {
      const sku = member.text(row, 'DocumentRowProductSKU');
      if (productBySku(store, sku) !== undefined) return row;
      const near = skus.find((known) => known !== '' && sku.startsWith(known));
      return near === undefined ? row : { ...row, DocumentRowProductSKU: near };
    });
    return { ...request, mvDocument: { ...document, DocumentDetails: rows } };
  }),
};
