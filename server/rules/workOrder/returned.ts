import Big from 'big.js';
import type { RecordValue } from '../../../specs/Value.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { amount } from '../../records/amount.ts';
import { member } from '../../records/member.ts';
import { takenFrom } from './takenFrom.ts';

/**
 * A work order's rows after one material went back to stock. Its allocated quantity is lower by ReturnQuantity, and the named
 * serial numbers and batches are no longer allocated (rule 5).
 *
 * Raises OperationFailure for a material, a quantity, a serial number or a batch that is not allocated.
 */
export function returned(rows: readonly RecordValue[], material: RecordValue): readonly RecordValue[] {
  const sku = member.text(material, 'ProductSKU');
  const quantity = member.decimal(material, 'ReturnQuantity');
  const row = rows.find((one) => member.text(one, 'WorkOrderBOMRowProductSKU') === sku);
  if (row === undefined) throw refusal(`The work order uses no material with SKU ${sku}.`);
  const allocated = member.decimal(row, 'WorkOrderBOMRowTotalAllocatedQuantity');
  if (quantity.lte(0)) throw refusal(`ReturnQuantity of ${sku} must be above zero.`);
  if (quantity.gt(allocated)) {
    throw refusal(`Of ${sku} ${allocated.toFixed()} are allocated, not ${quantity.toFixed()}.`);
  }
  const details = member.records(row, 'WorkOrderRowAllocatedDetails');
  checkSerials(details, member.texts(material, 'ReturnSerialNumbers'), quantity, sku);
  checkBatches(details, member.records(material, 'ReturnBatchNumbers'), quantity, sku);
  const after: RecordValue = {
    ...row,
    WorkOrderBOMRowTotalAllocatedQuantity: amount(allocated.minus(quantity)),
    WorkOrderRowAllocatedDetails: takenFrom(details, material),
  };
  return rows.map((one) => (one === row ? after : one));
}

function checkSerials(
  details: readonly RecordValue[],
  named: readonly string[],
  quantity: Big,
  sku: string,
): void {
  const held = new Set(
    details.flatMap((detail) => member.texts(detail, 'WorkOrderBOMRowAllocatedSerialNumbers')),
  );
  const unknown = named.find((serial) => !held.has(serial));
  if (unknown !== undefined) throw refusal(`The serial number ${unknown} of ${sku} is not allocated.`);
  if (new Set(named).size !== named.length) throw refusal(`A serial number of ${sku} is named twice.`);
  if (quantity.lt(named.length)) throw refusal(`More serial numbers of ${sku} are named than are returned.`);
}

function checkBatches(
  details: readonly RecordValue[],
  named: readonly RecordValue[],
  quantity: Big,
  sku: string,
): void {
  const free = new Map<string, Big>();
  for (const batch of details.flatMap((detail) =>
    member.records(detail, 'WorkOrderBOMRowAllocatedBatchNumbers'),
  )) {
    const name = member.text(batch, 'BatchNumberName');
    free.set(name, (free.get(name) ?? new Big(0)).plus(member.decimal(batch, 'AssignedQTYInDetail')));
  }
  let total = new Big(0);
  for (const batch of named) {
    const name = member.text(batch, 'BatchNumberName');
    const wanted = member.decimal(batch, 'Quantity');
    const left = (free.get(name) ?? new Big(0)).minus(wanted);
    if (wanted.lte(0) || left.lt(0))
      throw refusal(`Of ${sku} in batch ${name} ${wanted.toFixed()} can't be returned.`);
    free.set(name, left);
    total = total.plus(wanted);
  }
  if (total.gt(quantity)) throw refusal(`More of the batches of ${sku} is named than is returned.`);
}

const refusal = (message: string): OperationFailure =>
  new OperationFailure(`${message} Nothing was returned.`);
