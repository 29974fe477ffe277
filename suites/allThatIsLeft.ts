import Big from 'big.js';
import type { AllocatedWorkOrder } from '../config/Settings.ts';
import type { Answer } from '../harness/Answer.ts';
import { numeric } from '../specs/numeric.ts';
import type { RecordValue } from '../specs/Value.ts';
import { allocations } from './allocations.ts';
import { returnedBy } from './returnedBy.ts';

/** Why no such return was made. */
export const noRemainder = 'the answers do not agree on what is left to be returned, or nothing is';

/**
 * The return of all that is allocated still, after the returns that were `taken`, with the serial numbers and batches that the
 * last of them shows. Undefined where nothing is left, or where what is shown does not agree: with what the fixtures
 * allocate less what was returned, or as many serial numbers, or as much in batches.
 */
export function allThatIsLeft(item: AllocatedWorkOrder, taken: readonly Answer[]): RecordValue | undefined {
  const last = taken.at(-1);
  const held = last === undefined ? undefined : allocations(last).get(item.sku);
  if (held?.total === undefined) return undefined;
  const { total, serials, batches } = held;
  const due = taken.reduce((left, answer) => left.minus(returnedBy(answer).quantity), new Big(item.quantity));
  if (total.lte(0) || !total.eq(due)) return undefined;
  const hasSerials = serials.length > 0 || (item.serials ?? []).length > 0;
  if (hasSerials && !total.eq(new Set(serials).size)) return undefined;
  const named = [...batches].filter(([, quantity]) => quantity.gt(0));
  const inBatches = named.reduce((sum, [, quantity]) => sum.plus(quantity), new Big(0));
  const hasBatches = named.length > 0 || (item.batches ?? []).length > 0;
  if (hasBatches && !inBatches.eq(total)) return undefined;
  return {
    ProductSKU: item.sku,
    ReturnQuantity: numeric(total.toFixed()),
    ...(hasSerials ? { ReturnSerialNumbers: serials } : {}),
    ...(hasBatches
      ? {
          ReturnBatchNumbers: named.map(([name, quantity]) => ({
            BatchNumberName: name,
            Quantity: numeric(quantity.toFixed()),
          })),
        }
      : {}),
  };
}
