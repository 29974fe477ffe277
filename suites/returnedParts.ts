import Big from 'big.js';
import type { AllocatedWorkOrder } from '../config/Settings.ts';
import { numeric } from '../specs/numeric.ts';
import type { RecordValue } from '../specs/Value.ts';

/** Two returns of one material, one after the other; all at once where it can't be parted. */
export interface ReturnedParts {
  readonly first: RecordValue;
  readonly second?: RecordValue;
  /** The second from the same batch as the first, where that holds enough for both. */
  readonly sameBatch?: RecordValue;
}

/**
 * One piece each, with its serial number or from its batch; where batches hold less than one piece (equal parts of
 * what is allocated), what a batch holds.
 */
export function returnedParts({
  sku,
  quantity,
  serials = [],
  batches = [],
}: AllocatedWorkOrder): ReturnedParts {
  const all = new Big(quantity);
  const piece = (amount: Big, serial: readonly string[], batch: string | undefined): RecordValue => ({
    ProductSKU: sku,
    ReturnQuantity: numeric(amount.toFixed()),
    ...(serial.length === 0 ? {} : { ReturnSerialNumbers: serial }),
    ...(batch === undefined
      ? {}
      : { ReturnBatchNumbers: [{ BatchNumberName: batch, Quantity: numeric(amount.toFixed()) }] }),
  });
  const [batch, other = batch] = batches;
  if (batch !== undefined) {
    const held = all.div(batches.length);
    const amount = held.lt(1) ? held : new Big(1);
    const first = piece(amount, serials.slice(0, 1), batch);
    const isEnough = all.gte(amount.times(2)) && (serials.length === 0 || serials.length > 1);
    if (!isEnough) return { first };
    const second = piece(amount, serials.slice(1, 2), other);
    return other !== batch && held.gte(amount.times(2))
      ? { first, second, sameBatch: piece(amount, serials.slice(1, 2), batch) }
      : { first, second };
  }
  if (all.lt(2) || serials.length === 1) return { first: piece(all, serials, undefined) };
  const one = new Big(1);
  return {
    first: piece(one, serials.slice(0, 1), undefined),
    second: piece(one, serials.slice(1, 2), undefined),
  };
}
