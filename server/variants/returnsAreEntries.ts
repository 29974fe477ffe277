import { isRecord } from '../../specs/isRecord.ts';
import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const returnsAreEntries: Variant = {
  about:
    'The allocated details are a journal. A return is one more entry with a negative quantity, and the entries before it stay (WO-4: how details show a return is not shown).',
  // What is left to be returned can't be told from a journal by adding up its serial numbers.
  blocks: ['nothing'],
  hook: (inner, store) => {
    /** Of each row the entries that there were before its first return, and those made since. */
    const journals = new Map<string, readonly RecordValue[]>();
    return {
      handle: (call, request) => {
        const id = member.int(request, 'WorkOrderId');
        const isReturn = call.operation?.name === 'WorkOrderReturnMaterials';
        const before = member.records(store.workOrders.get(id) ?? {}, 'WorkOrderDetails');
        const result = inner.handle(call, request);
        const order = member.record(result, 'mvWorkOrder');
        if (order === null) return result;
        const orderId = member.int(order, 'WorkOrderId');
        const rows = member.records(order, 'WorkOrderDetails').map((row, index) => {
          const sku = member.text(row, 'WorkOrderBOMRowProductSKU');
          const key = `${orderId} ${sku}`;
          const own = member
            .records(request, 'WorkOrderReturnMaterials')
            .filter((material) => isReturn && member.text(material, 'ProductSKU') === sku);
          const known =
            journals.get(key) ?? member.records(before[index] ?? {}, 'WorkOrderRowAllocatedDetails');
          if (own.length > 0) journals.set(key, [...known, ...own.map(entry)]);
          const journal = journals.get(key);
          return journal === undefined ? row : { ...row, WorkOrderRowAllocatedDetails: journal };
        });
        return { ...result, mvWorkOrder: { ...order, WorkOrderDetails: rows } };
      },
    };
  },
};

const entry = (material: RecordValue): RecordValue => ({
  WorkOrderBOMRowAllocatedQuantity: numeric(-(sentNumber(material.ReturnQuantity) ?? 0)),
  WorkOrderBOMRowAllocatedDateTimeFormatted: 'returned',
  WorkOrderBOMRowAllocatedSerialNumbers: member.texts(material, 'ReturnSerialNumbers'),
  WorkOrderBOMRowAllocatedBatchNumbers: member
    .records(material, 'ReturnBatchNumbers')
    .filter(isRecord)
    .map(({ BatchNumberName, Quantity }) => ({
      BatchNumberName,
      AssignedQTYInDetail: numeric(-(sentNumber(Quantity) ?? 0)),
    })),
});
