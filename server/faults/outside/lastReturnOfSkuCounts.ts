import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { member } from '../../records/member.ts';

export const lastReturnOfSkuCounts: Fault = {
  clause: 'WO-4',
  about:
    'If a return names the same SKU in two entries, as for two batches, only the last one is carried out.',
  operations: ['WorkOrderReturnMaterials'],
  hook: onRequest(['WorkOrderReturnMaterials'], (request) => {
    if (!Array.isArray(request.WorkOrderReturnMaterials)) return request;
    const bySku = new Map<string, RecordValue>();
    for (const material of member.records(request, 'WorkOrderReturnMaterials'))
      bySku.set(member.text(material, 'ProductSKU'), material);
    return { ...request, WorkOrderReturnMaterials: [...bySku.values()] };
  }),
};
