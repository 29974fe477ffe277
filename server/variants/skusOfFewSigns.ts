import { onRequest } from '../hooks/onRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const skusOfFewSigns: Variant = {
  about:
    'A SKU has 14 signs at most, and a longer one is refused before it is looked up, without a name (rule 3; the fixtures name no unknownSku).',
  fixtures: { unknownSku: undefined },
  hook: onRequest(['DocumentUpdate'], (request) => {
    const long = member
      .records(member.record(request, 'mvDocument') ?? {}, 'DocumentDetails')
      .map((row) => member.text(row, 'DocumentRowProductSKU'))
      .find((sku) => sku.length > 14);
    if (long !== undefined)
      throw new OperationFailure('A SKU has 14 characters at most. The document insert failed.');
    return request;
  }),
};
