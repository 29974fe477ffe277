import type { Fault } from '../../Fault.ts';
import { refusing } from '../../hooks/refusing.ts';
import { member } from '../../records/member.ts';

export const fullReturnFails: Fault = {
  clause: 'WO-1',
  level: 'SHOULD',
  about: 'The return of all that is allocated of a material fails: only less than that is taken.',
  causes: ['materials that are allocated are not taken back'],
  operations: ['WorkOrderReturnMaterials'],
  hook: refusing(
    ['WorkOrderReturnMaterials'],
    (request, _, { workOrders }) => {
      const stored = workOrders.get(member.int(request, 'WorkOrderId')) ?? {};
      return member
        .records(request, 'WorkOrderReturnMaterials')
        .some((material) =>
          member
            .records(stored, 'WorkOrderDetails')
            .some(
              (row) =>
                row.WorkOrderBOMRowProductSKU === material.ProductSKU &&
                member
                  .decimal(material, 'ReturnQuantity')
                  .eq(member.decimal(row, 'WorkOrderBOMRowTotalAllocatedQuantity')),
            ),
        );
    },
    'More is returned than is allocated. Nothing was returned.',
  ),
};
