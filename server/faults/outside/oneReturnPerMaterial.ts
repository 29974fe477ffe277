import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { member } from '../../records/member.ts';

export const oneReturnPerMaterial: Fault = {
  clause: 'WO-1',
  about:
    'Returns are kept by work order and SKU: a second return of a material fails, though more of it is allocated.',
  causes: ['materials that are allocated are not taken back'],
  operations: ['WorkOrderReturnMaterials'],
  hook: (inner) => {
    const returned = new Set<string>();
    return {
      handle: (call, request) => {
        if (call.operation?.name !== 'WorkOrderReturnMaterials') return inner.handle(call, request);
        const id = member.int(request, 'WorkOrderId');
        const skus = member
          .records(request, 'WorkOrderReturnMaterials')
          .map((material) => member.text(material, 'ProductSKU'));
        const again = skus.find((sku) => returned.has(`${id} ${sku}`));
        if (again !== undefined)
          throw new OperationFailure(
            `A return of ${again} for the work order with id ${id} exists already. Nothing was returned.`,
          );
        const result = inner.handle(call, request);
        for (const sku of skus) returned.add(`${id} ${sku}`);
        return result;
      },
    };
  },
};
