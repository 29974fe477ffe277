import { requestShape } from '../../specs/messageShapes.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { checked } from '../receive/checked.ts';
import { amount } from '../records/amount.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

/** What went back of one material, as a detail that takes away. */
const entry = (material: RecordValue, order: RecordValue): RecordValue => ({
  WorkOrderBOMRowAllocatedQuantity: amount(member.decimal(material, 'ReturnQuantity').times(-1)),
  WorkOrderBOMRowAllocatedDateTime: order.WorkOrderLastUpdatedDate,
  WorkOrderBOMRowAllocatedDateTimeFormatted: 'returned to stock',
  WorkOrderBOMRowAllocatedSerialNumbers: member.texts(material, 'ReturnSerialNumbers'),
  WorkOrderBOMRowAllocatedBatchNumbers: member.records(material, 'ReturnBatchNumbers').map((batch) => ({
    BatchNumberName: member.text(batch, 'BatchNumberName'),
    ExpiryDate: batch.ExpiryDate ?? null,
    AssignedQTYInDetail: amount(member.decimal(batch, 'Quantity').times(-1)),
  })),
});

const ledger: Hook = (inner, store, { choices }) => {
  /** Per work order and SKU, the details before the first return, and what went back since. */
  const books = new Map<string, readonly RecordValue[]>();
  const keyOf = (order: RecordValue, sku: string): string => `${member.int(order, 'WorkOrderId')} ${sku}`;
  const shown = (order: RecordValue): RecordValue => ({
    ...order,
    WorkOrderDetails: member.records(order, 'WorkOrderDetails').map((row) => {
      const kept = books.get(keyOf(order, member.text(row, 'WorkOrderBOMRowProductSKU')));
      return kept === undefined ? row : { ...row, WorkOrderRowAllocatedDetails: kept };
    }),
  });
  return {
    handle: (call, request) => {
      const { operation } = call;
      if (!operation?.name.startsWith('WorkOrder')) return inner.handle(call, request);
      const before = new Map(store.workOrders.all().map((one) => [member.int(one, 'WorkOrderId'), one]));
      const result = inner.handle(call, request);
      const order = member.record(result, 'mvWorkOrder');
      if (order === null) return result;
      if (operation.name === 'WorkOrderReturnMaterials') {
        const sent = checked(requestShape(operation), request, choices.zone, choices.statusOfBadRequest);
        const old = before.get(member.int(order, 'WorkOrderId')) ?? {};
        for (const material of member.records(sent, 'WorkOrderReturnMaterials')) {
          const sku = member.text(material, 'ProductSKU');
          const row = member
            .records(old, 'WorkOrderDetails')
            .find((one) => member.text(one, 'WorkOrderBOMRowProductSKU') === sku);
          const kept =
            books.get(keyOf(order, sku)) ?? member.records(row ?? {}, 'WorkOrderRowAllocatedDetails');
          books.set(keyOf(order, sku), [...kept, entry(material, order)]);
        }
      }
      return { ...result, mvWorkOrder: shown(order) };
    },
  };
};

export const returnsAsLedger: Variant = {
  about:
    'Keeps allocations as a ledger: a return adds a detail with negative quantities, and no old detail changes.',
  hook: ledger,
};
