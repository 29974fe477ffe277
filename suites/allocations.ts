import Big from 'big.js';
import type { Answer } from '../harness/Answer.ts';
import { isRecord } from '../specs/isRecord.ts';
import { isNumeric } from '../specs/numeric.ts';
import { recordsOf } from '../specs/recordsOf.ts';
import type { RecordValue } from '../specs/Value.ts';

/** What a work order has allocated of each of its materials, as an answer shows it; undefined where that tells nothing. */
export interface Allocation {
  readonly total: Big | undefined;
  /** How much of each batch. */
  readonly batches: ReadonlyMap<string, Big>;
  readonly serials: readonly string[];
}

/** The allocations in an answer's work order, by SKU. */
export function allocations({ decoded }: Answer): ReadonlyMap<string, Allocation> {
  const bySku = new Map<string, Allocation>();
  const order = decoded?.value.mvWorkOrder;
  for (const row of recordsOf(isRecord(order) ? order.WorkOrderDetails : undefined)) {
    const sku = row.WorkOrderBOMRowProductSKU;
    if (typeof sku === 'string') bySku.set(sku, joined(bySku.get(sku), allocation(row)));
  }
  return bySku;
}

function allocation(row: RecordValue): Allocation {
  const batches = new Map<string, Big>();
  const details = recordsOf(row.WorkOrderRowAllocatedDetails);
  for (const detail of details.flatMap((one) => recordsOf(one.WorkOrderBOMRowAllocatedBatchNumbers))) {
    const { BatchNumberName: name, AssignedQTYInDetail: quantity } = detail;
    if (typeof name === 'string' && isNumeric(quantity))
      batches.set(name, (batches.get(name) ?? new Big(0)).plus(quantity.lexeme));
  }
  const total = row.WorkOrderBOMRowTotalAllocatedQuantity;
  return {
    total: isNumeric(total) ? new Big(total.lexeme) : undefined,
    batches,
    serials: details.flatMap(({ WorkOrderBOMRowAllocatedSerialNumbers: serials }) =>
      Array.isArray(serials) ? serials.filter((serial) => typeof serial === 'string') : [],
    ),
  };
}

/** Two rows of one SKU, taken together. */
function joined(one: Allocation | undefined, other: Allocation): Allocation {
  if (one === undefined) return other;
  const batches = new Map(one.batches);
  for (const [name, quantity] of other.batches)
    batches.set(name, (batches.get(name) ?? new Big(0)).plus(quantity));
  const total =
    one.total === undefined || other.total === undefined ? undefined : one.total.plus(other.total);
  return { total, batches, serials: [...one.serials, ...other.serials] };
}
