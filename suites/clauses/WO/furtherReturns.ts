import type { Fixtures, Id } from '../../../config/Settings.ts';
import { allocations } from '../../../harness/canonical/allocations.ts';
import type { Answer, Answers } from '../../../harness/exchanges/Answer.ts';
import { hasSucceeded } from '../../../harness/exchanges/outcome.ts';
import { numeric } from '../../../specs/numeric.ts';
import type { RecordValue } from '../../../specs/Value.ts';

/** What the fixtures say of a material that is allocated to a work order. */
interface Allocated {
  readonly id: Id;
  readonly sku: string;
}

/**
 * The return of a piece of another material of the work order, as an answer shows what is allocated. Only material that the fixtures name for
 * it may be returned; undefined where they name none.
 */
export function pieceOfAnother(
  answer: Answer,
  { id, sku }: Allocated,
  { disposable: { allocatedWorkOrders = [] } = {} }: Fixtures,
): RecordValue | undefined {
  const named = allocatedWorkOrders.filter((one) => String(one.id) === String(id)).map((one) => one.sku);
  for (const [ProductSKU, { total, serials, batches }] of allocations(answer)) {
    const [batch] = [...batches].find(([, quantity]) => quantity.gte(1)) ?? [];
    if (
      ProductSKU === sku ||
      !named.includes(ProductSKU) ||
      total?.gte(1) !== true ||
      (batch === undefined && batches.size > 0)
    )
      continue;
    const Quantity = numeric(1);
    return {
      ProductSKU,
      ReturnQuantity: Quantity,
      ...(serials.length === 0 ? {} : { ReturnSerialNumbers: serials.slice(0, 1) }),
      ...(batch === undefined ? {} : { ReturnBatchNumbers: [{ BatchNumberName: batch, Quantity }] }),
    };
  }
  return undefined;
}

/**
 * Whether a target that refused a second return on a work order takes any further one, of this or another material. One that takes none
 * may want the first to be confirmed: the document shows one return alone.
 */
export const takesFurther = ({ another, all, rest }: Answers): boolean =>
  [another, all, rest].some((answer) => answer !== undefined && hasSucceeded(answer));

/** Why the refusals of a target that takes no further return prove nothing. */
export const noFurtherReturn =
  'the work order takes no further return: the first one may have to be confirmed';
