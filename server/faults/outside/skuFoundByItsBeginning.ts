import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';
import { productBySku } from '../../store/productBySku.ts';

export const skuFoundByItsBeginning: Fault = {
  clause: 'ERR-1',
  about:
    'DocumentUpdate accepts an unknown SKU with which the SKU of a product begins, and writes that product.',
  operations: ['DocumentUpdate'],
  hook: onRequest(['DocumentUpdate'], (request, store) => {
    if (request.mvRecordAction !== 'Insert' || member.record(request, 'mvDocument') === null) return request;
    return withRecord(request, 'mvDocument', (document) => {
      if (!Array.isArray(document.DocumentDetails)) return document;
      const rows = member.records(document, 'DocumentDetails').map((row) => {
        const sku = member.text(row, 'DocumentRowProductSKU');
        if (sku === '' || productBySku(store, sku) !== undefined) return row;
        const found = store.products.find((product) => member.text(product, 'ProductSKU').startsWith(sku));
        return found === undefined ? row : { ...row, DocumentRowProductSKU: found.ProductSKU };
      });
      return { ...document, DocumentDetails: rows };
    });
  }),
};
