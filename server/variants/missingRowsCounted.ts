import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import { productBySku } from '../store/productBySku.ts';
import type { Variant } from '../Variant.ts';

export const missingRowsCounted: Variant = {
  about:
    'Where rows name products that do not exist, the Message counts them and speaks of one or of several (Errors 3 shows a pattern, and XF-3 compares the same failure).',
  hook: (inner, store) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const rows = member.records(member.record(request, 'mvDocument') ?? {}, 'DocumentDetails');
        const missing = rows
          .map((row) => member.text(row, 'DocumentRowProductSKU'))
          .filter((sku) => productBySku(store, sku) === undefined);
        const isMeant =
          call.operation?.name === 'DocumentUpdate' &&
          error instanceof OperationFailure &&
          /^The product with SKU .* does not exist/s.test(error.message);
        if (!isMeant || missing.length === 0) throw error;
        const skus = missing.join(', ');
        const said =
          missing.length === 1
            ? `The product with SKU ${skus} does not exist.`
            : `${missing.length} rows name products that do not exist, with the SKUs ${skus}.`;
        throw new OperationFailure(`${said} The document insert failed.`, error.details);
      }
    },
  }),
};
