import { sentNumber } from '../hooks/sentNumber.ts';
import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

export const labelFixesShipping: Variant = {
  about:
    'Once a document has a label, its shipping information is the carrier’s: nobody can write or delete it any more (rule 3: servers may validate).',
  blocks: ['control', 'clause:', 'nothing'],
  hook: (inner) => {
    const labelled = new Set<number>();
    return {
      handle: (call, request) => {
        const name = call.operation?.name ?? '';
        const id = sentNumber(request.DocumentId) ?? 0;
        if (/^ShippingInformation(Update|Delete)$/.test(name) && labelled.has(id))
          throw new OperationFailure(`There is a label of document ${id} already. Nothing was changed.`);
        const result = inner.handle(call, request);
        if (name === 'ShippingInformationCreateLabel') labelled.add(id);
        return result;
      },
    };
  },
};
