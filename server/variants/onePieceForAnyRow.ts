import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';
import { batchProduct } from '../store/seed/catalogue.ts';
import type { Variant } from '../Variant.ts';

const option = 'AutoInsertBatchNumbersToProductRows';

export const onePieceForAnyRow: Variant = {
  about:
    'Batches are attached to rows that name none, asked or not. But one piece alone is free for rows that do not ask (DOC-3: Undefined is as if left out).',
  blocks: ['nothing'],
  hook: (inner, store, server) => {
    let isFree = true;
    return onRequest(['DocumentUpdate'], (request) => {
      const rows = member.records(member.record(request, 'mvDocument') ?? {}, 'DocumentDetails');
      const [row = {}] = rows;
      const isUnasked = member.text(request, option) === '' && rows.length === 1;
      const isOfBatches = member.text(row, 'DocumentRowProductSKU') === batchProduct.sku;
      const isNamed = member.records(row, 'DocumentRowBatchNumbers').length > 0;
      if (!isFree || !isUnasked || !isOfBatches || isNamed) return request;
      isFree = false;
      return { ...request, [option]: 'ByExpiryDate' };
    })(inner, store, server);
  },
};
