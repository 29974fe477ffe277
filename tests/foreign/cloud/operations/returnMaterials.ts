import { compareDecimals, minus, sum } from '../values/decimal.ts';
import type { RecordValue } from '../values/Value.ts';
import { numberOf, recordsOf, textOf } from '../values/Value.ts';
import { Refusal } from './Refusal.ts';

const TOTAL = 'WorkOrderBOMRowTotalAllocatedQuantity';
const ALLOCATED = 'WorkOrderBOMRowAllocatedQuantity';
const SERIALS = 'WorkOrderBOMRowAllocatedSerialNumbers';
const BATCHES = 'WorkOrderBOMRowAllocatedBatchNumbers';

/** Takes returned materials off the allocations of a work order. */
export function returnMaterials(order: RecordValue, materials: readonly RecordValue[]): RecordValue {
  if (materials.length === 0) throw new Refusal('No material is to be returned.', 'WorkOrderReturnMaterials');
  let rows = recordsOf(order, 'WorkOrderDetails');
  for (const material of materials) {
    const sku = textOf(material, 'ProductSKU');
    const row = rows.find((one) => textOf(one, 'WorkOrderBOMRowProductSKU') === sku);
    if (!row) throw new Refusal(`The work order has no material with SKU ${sku}.`, 'ProductSKU');
    const left = returnFromRow(row, material);
    rows = rows.map((one) => (one === row ? left : one));
  }
  return { ...order, WorkOrderDetails: rows };
}

function returnFromRow(row: RecordValue, material: RecordValue): RecordValue {
  const quantity = numberOf(material, 'ReturnQuantity');
  if (compareDecimals(quantity, '0') <= 0 || compareDecimals(quantity, numberOf(row, TOTAL)) > 0) {
    throw new Refusal(`${quantity} is not allocated and cannot be returned.`, 'ReturnQuantity');
  }
  let open = quantity;
  const details = recordsOf(row, 'WorkOrderRowAllocatedDetails').map((detail) => {
    const taken = compareDecimals(open, numberOf(detail, ALLOCATED)) > 0 ? numberOf(detail, ALLOCATED) : open;
    open = minus(open, taken);
    return { ...withoutReturned(detail, material), [ALLOCATED]: minus(numberOf(detail, ALLOCATED), taken) };
  });
  const WorkOrderRowAllocatedDetails = details.filter((detail) => numberOf(detail, ALLOCATED) !== '0');
  return { ...row, [TOTAL]: minus(numberOf(row, TOTAL), quantity), WorkOrderRowAllocatedDetails };
}

/** The detail without the returned serial numbers and with less in the returned batches. */
function withoutReturned(detail: RecordValue, material: RecordValue): RecordValue {
  const returned = new Set(Array.isArray(material.ReturnSerialNumbers) ? material.ReturnSerialNumbers : []);
  const serials = Array.isArray(detail[SERIALS]) ? detail[SERIALS] : [];
  const batches = recordsOf(detail, BATCHES).map((batch) => {
    const same = recordsOf(material, 'ReturnBatchNumbers').filter(
      (one) => one.BatchNumberName === batch.BatchNumberName,
    );
    const left = minus(
      numberOf(batch, 'AssignedQTYInDetail'),
      sum(same.map((one) => numberOf(one, 'Quantity'))),
    );
    return { ...batch, AssignedQTYInDetail: compareDecimals(left, '0') < 0 ? '0' : left };
  });
  return { ...detail, [SERIALS]: serials.filter((serial) => !returned.has(serial)), [BATCHES]: batches };
}
