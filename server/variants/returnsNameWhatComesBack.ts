import { recordsOf } from '../../specs/recordsOf.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const returnsNameWhatComesBack: Variant = {
  about:
    'A return of a material with serial numbers or batches is refused unless it names as many as it returns (rule 3; neither list is marked as optional).',
  blocks: ['control', 'layout', 'clause:', 'nothing'],
  hook: onRequest(['WorkOrderReturnMaterials'], (request, store) => {
    const order = store.workOrders.get(sentNumber(request.WorkOrderId) ?? 0) ?? {};
    for (const material of recordsOf(request.WorkOrderReturnMaterials)) {
      const sku = member.text(material, 'ProductSKU');
      const details = member
        .records(order, 'WorkOrderDetails')
        .filter((row) => member.text(row, 'WorkOrderBOMRowProductSKU') === sku)
        .flatMap((row) => member.records(row, 'WorkOrderRowAllocatedDetails'));
      const hasSome = (list: string): boolean =>
        details.some((detail) => Array.isArray(detail[list]) && detail[list].length > 0);
      const quantity = sentNumber(material.ReturnQuantity) ?? 0;
      const serials = member.texts(material, 'ReturnSerialNumbers').length;
      const batches = recordsOf(material.ReturnBatchNumbers)
        .map((batch) => sentNumber(batch.Quantity) ?? 0)
        .reduce((sum, each) => sum + each, 0);
      if (hasSome('WorkOrderBOMRowAllocatedSerialNumbers') && serials !== quantity)
        throw new OperationFailure(`Every serial number of ${sku} must be named. Nothing was returned.`);
      if (hasSome('WorkOrderBOMRowAllocatedBatchNumbers') && Math.abs(batches - quantity) > 1e-9)
        throw new OperationFailure(`The batches of ${sku} must be named. Nothing was returned.`);
    }
    return request;
  }),
};
