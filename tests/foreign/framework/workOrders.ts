import { tableOf, type World, wanted } from './store.ts';
import { Failure, numberOf, type Rec, recordsOf, round, textOf } from './types.ts';

/** Gives allocated material back: of a row, of its allocations, and of the batches and serial numbers that are named. */
export function returnMaterials(request: Rec, world: World): Rec {
  const table = tableOf(world, 'mvWorkOrder');
  const before = wanted(table, numberOf(request, 'WorkOrderId'), 'work order');
  const returned = recordsOf(request, 'WorkOrderReturnMaterials');
  if (returned.length === 0) throw new Failure('No material is named.');
  let rows = recordsOf(before, 'WorkOrderDetails');
  for (const material of returned) {
    const sku = textOf(material, 'ProductSKU');
    const row = rows.find((each) => each.WorkOrderBOMRowProductSKU === sku);
    const quantity = numberOf(material, 'ReturnQuantity');
    if (
      row === undefined ||
      quantity <= 0 ||
      quantity > numberOf(row, 'WorkOrderBOMRowTotalAllocatedQuantity')
    )
      throw new Failure(`There is no ${quantity} of ${sku} allocated to the work order.`);
    rows = rows.map((each) => (each === row ? lowered(row, material, quantity) : each));
  }
  const mvWorkOrder = world.store.keep(table, { ...before, WorkOrderDetails: rows });
  return { mvWorkOrder, entityID: numberOf(mvWorkOrder, 'WorkOrderId') };
}

function lowered(row: Rec, material: Rec, quantity: number): Rec {
  const total = round(numberOf(row, 'WorkOrderBOMRowTotalAllocatedQuantity') - quantity);
  const batches = recordsOf(material, 'ReturnBatchNumbers');
  const serials = (material.ReturnSerialNumbers ?? []) as readonly string[];
  const details = recordsOf(row, 'WorkOrderRowAllocatedDetails').map((detail, at) => {
    const held = recordsOf(detail, 'WorkOrderBOMRowAllocatedBatchNumbers');
    const names = held.map((batch) => textOf(batch, 'BatchNumberName'));
    const strange = batches.find((batch) => !names.includes(textOf(batch, 'BatchNumberName')));
    if (strange !== undefined)
      throw new Failure(`The batch ${textOf(strange, 'BatchNumberName')} is not allocated.`);
    const of = (name: string): number =>
      batches
        .filter((batch) => batch.BatchNumberName === name)
        .reduce((sum, batch) => sum + numberOf(batch, 'Quantity'), 0);
    const had = (detail.WorkOrderBOMRowAllocatedSerialNumbers ?? []) as readonly string[];
    return {
      ...detail,
      WorkOrderBOMRowAllocatedQuantity: at === 0 ? total : (detail.WorkOrderBOMRowAllocatedQuantity ?? 0),
      WorkOrderBOMRowAllocatedSerialNumbers: had.filter((serial) => !serials.includes(serial)),
      WorkOrderBOMRowAllocatedBatchNumbers: held.map((batch) => ({
        ...batch,
        AssignedQTYInDetail: round(
          numberOf(batch, 'AssignedQTYInDetail') - of(textOf(batch, 'BatchNumberName')),
        ),
      })),
    };
  });
  return { ...row, WorkOrderBOMRowTotalAllocatedQuantity: total, WorkOrderRowAllocatedDetails: details };
}

/** Deletes a receipt: what was received with it is received no more. */
export function deleteReceipt(request: Rec, world: World): Rec {
  const receipts = world.store.table('receipts');
  const id = numberOf(request, 'FinishedGoodReceiptId');
  const receipt = wanted(receipts, id, 'receipt of finished goods');
  receipts.deleted.add(id);
  const table = tableOf(world, 'mvWorkOrder');
  const before = wanted(table, numberOf(receipt, 'WorkOrderId'), 'work order');
  const WorkOrderReceivedQuantity =
    numberOf(before, 'WorkOrderReceivedQuantity') - numberOf(receipt, 'Quantity');
  const mvWorkOrder = world.store.keep(table, { ...before, WorkOrderReceivedQuantity });
  return { mvWorkOrder, entityID: numberOf(mvWorkOrder, 'WorkOrderId') };
}
