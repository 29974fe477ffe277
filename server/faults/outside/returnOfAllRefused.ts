import type { Fault } from '../../Fault.ts';
import { refusing } from '../../hooks/refusing.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const returnOfAllRefused: Fault = {
  clause: 'WO-1',
  level: 'SHOULD',
  about:
    'Returning all that is allocated of a material is refused; any smaller quantity is taken. The check compares with >= where > was meant.',
  operations: ['WorkOrderReturnMaterials'],
  hook: refusing(
    ['WorkOrderReturnMaterials'],
    (request, _, store) => {
      const stored = store.workOrders.get(sentNumber(request.WorkOrderId) ?? 0) ?? {};
      return member.records(request, 'WorkOrderReturnMaterials').some((material) =>
        member.records(stored, 'WorkOrderDetails').some((row) => {
          const allocated = member.decimal(row, 'WorkOrderBOMRowTotalAllocatedQuantity').toNumber();
          const isOfRow = row.WorkOrderBOMRowProductSKU === material.ProductSKU;
          return isOfRow && allocated === sentNumber(material.ReturnQuantity);
        }),
      );
    },
    'The quantity to return is not allocated.',
  ),
};
