import type Big from 'big.js';
import type { RecordValue } from '../../specs/Value.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { amount } from '../records/amount.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const returnsWhatIsThere: Variant = {
  about:
    'A return of more than is allocated takes back what there is, and fails only where nothing is (leaves WO-4, a SHOULD).',
  leaves: ['WO-4'],
  blocks: ['nothing', 'clause:WO-4'],
  hook: onRequest(['WorkOrderReturnMaterials'], (request, store) => {
    const rows = member.records(
      store.workOrders.get(member.int(request, 'WorkOrderId')) ?? {},
      'WorkOrderDetails',
    );
    const left = new Map<string, Big>(
      rows.map((row) => [
        member.text(row, 'WorkOrderBOMRowProductSKU'),
        member.decimal(row, 'WorkOrderBOMRowTotalAllocatedQuantity'),
      ]),
    );
    const materials = member
      .records(request, 'WorkOrderReturnMaterials')
      .flatMap((material): readonly RecordValue[] => {
        const sku = member.text(material, 'ProductSKU');
        const held = left.get(sku);
        if (held === undefined) return [material];
        const wanted = member.decimal(material, 'ReturnQuantity');
        const taken = wanted.gt(held) ? held : wanted;
        left.set(sku, held.minus(taken));
        return taken.eq(0) ? [] : [{ ...material, ReturnQuantity: amount(taken) }];
      });
    if (materials.length === 0)
      throw new OperationFailure('Nothing of it is allocated. Nothing was returned.');
    return { ...request, WorkOrderReturnMaterials: materials };
  }),
};
