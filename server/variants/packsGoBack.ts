import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const packsGoBack: Variant = {
  about:
    'Material goes back in packs of two: a call that returns an odd number of pieces is refused, however many rows it has (rule 3).',
  blocks: ['control', 'clause:', 'nothing', 'layout', 'fixture:disposable.'],
  hook: refusing(
    ['WorkOrderReturnMaterials'],
    (request, _, store) => {
      const pieces = member
        .records(request, 'WorkOrderReturnMaterials')
        .reduce((sum, row) => sum + Number(member.decimal(row, 'ReturnQuantity')), 0);
      return store.workOrders.get(member.int(request, 'WorkOrderId')) !== undefined && pieces % 2 === 1;
    },
    'Material is returned in packs of two. Nothing was returned.',
  ),
};
