import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const lastRowOfSku: Variant = {
  about:
    'The materials of a return are kept by SKU: of two rows of one SKU the last one counts (leaves WO-4, a SHOULD).',
  leaves: ['WO-4'],
  blocks: ['nothing', 'clause:WO-4', 'layout'],
  hook: onRequest(['WorkOrderReturnMaterials'], (request) => ({
    ...request,
    WorkOrderReturnMaterials: [
      ...new Map(
        member
          .records(request, 'WorkOrderReturnMaterials')
          .map((one) => [member.text(one, 'ProductSKU'), one] as const),
      ).values(),
    ],
  })),
};
