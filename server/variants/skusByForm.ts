import { onRequest } from '../hooks/onRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const skusByForm: Variant = {
  about:
    'A SKU has 14 signs at most. A longer one is refused by name, with a code that says so (rule 3; the fixtures name no unknownSku).',
  fixtures: { unknownSku: undefined },
  hook: onRequest(['DocumentUpdate'], (request) => {
    const long = member
      .records(member.record(request, 'mvDocument') ?? {}, 'DocumentDetails')
      .map((row) => member.text(row, 'DocumentRowProductSKU'))
      .find((sku) => sku.length > 14);
    if (long !== undefined)
      throw new OperationFailure(`SKU ${long} is longer than 14 characters. The document insert failed.`, {
        internalErrorCode: 'InvalidSku',
      });
    return request;
  }),
};
