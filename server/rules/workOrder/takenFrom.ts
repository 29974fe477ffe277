import Big from 'big.js';
import type { RecordValue } from '../../../specs/Value.ts';
import { amount } from '../../records/amount.ts';
import { member } from '../../records/member.ts';

/** What remains to be taken from the allocated details, while we go through them. */
interface Wanted {
  quantity: Big;
  readonly serials: Set<string>;
  readonly batches: Map<string, Big>;
}

/**
 * The allocated details without what a material returns. A detail with nothing left is removed.
 *
 * Named items are taken from their own details. The rest comes from the latest details, and from each the last serial numbers and
 * batches. So the number listed is never more than what is allocated.
 */
export function takenFrom(details: readonly RecordValue[], material: RecordValue): readonly RecordValue[] {
  const wanted: Wanted = {
    quantity: member.decimal(material, 'ReturnQuantity'),
    serials: new Set(member.texts(material, 'ReturnSerialNumbers')),
    batches: new Map(),
  };
  for (const batch of member.records(material, 'ReturnBatchNumbers')) {
    const name = member.text(batch, 'BatchNumberName');
    wanted.batches.set(
      name,
      (wanted.batches.get(name) ?? new Big(0)).plus(member.decimal(batch, 'Quantity')),
    );
  }
  const named = details.map((detail) => withoutNamed(detail, wanted));
  const rest = named
    .toReversed()
    .map((detail) => withoutSome(detail, wanted))
    .reverse();
  return rest.filter((detail) => member.decimal(detail, 'WorkOrderBOMRowAllocatedQuantity').gt(0));
}

function withoutNamed(detail: RecordValue, wanted: Wanted): RecordValue {
  const serials = member.texts(detail, 'WorkOrderBOMRowAllocatedSerialNumbers');
  const keptSerials = serials.filter((serial) => !wanted.serials.delete(serial));
  let fromBatches = new Big(0);
  const keptBatches = member.records(detail, 'WorkOrderBOMRowAllocatedBatchNumbers').map((batch) => {
    const name = member.text(batch, 'BatchNumberName');
    const taken = lesser(
      wanted.batches.get(name) ?? new Big(0),
      member.decimal(batch, 'AssignedQTYInDetail'),
    );
    wanted.batches.set(name, (wanted.batches.get(name) ?? new Big(0)).minus(taken));
    fromBatches = fromBatches.plus(taken);
    return {
      ...batch,
      AssignedQTYInDetail: amount(member.decimal(batch, 'AssignedQTYInDetail').minus(taken)),
    };
  });
  const units = new Big(serials.length - keptSerials.length);
  const taken = lesser(units.gt(fromBatches) ? units : fromBatches, quantityOf(detail));
  return reduced(detail, taken, wanted, keptSerials, keptBatches);
}

function withoutSome(detail: RecordValue, wanted: Wanted): RecordValue {
  const taken = lesser(wanted.quantity, quantityOf(detail));
  return reduced(
    detail,
    taken,
    wanted,
    member.texts(detail, 'WorkOrderBOMRowAllocatedSerialNumbers'),
    member.records(detail, 'WorkOrderBOMRowAllocatedBatchNumbers'),
  );
}

function reduced(
  detail: RecordValue,
  taken: Big,
  wanted: Wanted,
  serials: readonly string[],
  batches: readonly RecordValue[],
): RecordValue {
  wanted.quantity = wanted.quantity.minus(taken);
  const left = quantityOf(detail).minus(taken);
  return {
    ...detail,
    WorkOrderBOMRowAllocatedQuantity: amount(left),
    WorkOrderBOMRowAllocatedSerialNumbers: serials.slice(0, Math.floor(left.toNumber())),
    WorkOrderBOMRowAllocatedBatchNumbers: upTo(batches, left),
  };
}

function upTo(batches: readonly RecordValue[], limit: Big): readonly RecordValue[] {
  let left = limit;
  const kept = batches.map((batch): RecordValue => {
    const assigned = lesser(member.decimal(batch, 'AssignedQTYInDetail'), left);
    left = left.minus(assigned);
    return { ...batch, AssignedQTYInDetail: amount(assigned) };
  });
  return kept.filter((batch) => member.decimal(batch, 'AssignedQTYInDetail').gt(0));
}

const quantityOf = (detail: RecordValue): Big => member.decimal(detail, 'WorkOrderBOMRowAllocatedQuantity');

const lesser = (one: Big, other: Big): Big => (one.lt(other) ? one : other);
