import Big from 'big.js';
import type { Answer } from '../harness/Answer.ts';
import { isRecord } from '../specs/isRecord.ts';
import { isNumeric, numeric } from '../specs/numeric.ts';
import type { RecordValue } from '../specs/Value.ts';
import { allocations } from './allocations.ts';
import { dealt } from './dealt.ts';
import { found, wanting } from './gathered.ts';
import { obstacleOf } from './obstacleOf.ts';
import { outcomeOf } from './outcomeOf.ts';
import { siblingKey } from './ownDocument.ts';
import { returnedParts } from './returnedParts.ts';
import type { Scenario } from './Scenario.ts';

/**
 * A second return on the work order of the plain one (`first`), whose answer shows what was allocated before it; then one
 * of a piece more than is allocated (`beyond`). Where the material can't be parted, the plain return is all there is; where
 * it was refused with the batch that it is from, and taken without (`unnamed`), the refused one.
 */
export const returningMore: Scenario = {
  name: 'return-more',
  expects: 'success',
  where: 'default',
  effect: 'write',
  apart: true,
  requires: (place) => [siblingKey(place, 'WorkOrderReturnMaterials')],
  gather: async (context, place) => {
    const plain = await context.other(siblingKey(place, 'WorkOrderReturnMaterials'));
    const obstacle = obstacleOf(plain, place);
    if (obstacle !== undefined || plain.kind === 'blocked') return obstacle ?? plain;
    const item = dealt(context, place, 'allocatedWorkOrders');
    if (item === undefined) return wanting('disposable.allocatedWorkOrders');
    const first = plain.evidence.answer;
    const { named } = plain.evidence.others;
    if (named !== undefined) return found(named, { unnamed: first });
    const give = (material: RecordValue): Promise<Answer> =>
      context.call(place.operation, {
        WorkOrderId: numeric(item.id),
        WorkOrderReturnMaterials: [material],
      });
    const { second: other, sameBatch } = returnedParts(item);
    // A server that takes from the first batch, or from the last, whatever is named, is right with one of the two.
    const isOddPair = (Math.floor(place.formatIndex / 2) + context.seed) % 2 === 1;
    const second = isOddPair ? (sameBatch ?? other) : other;
    const answer = second === undefined ? first : await give(second);
    const others = second === undefined ? {} : { first };
    const last = outcomeOf(answer, 'success') === 'succeeded' ? answer : first;
    const left = allocations(last).get(item.sku)?.total;
    if (left === undefined) return found(answer, others);
    const tooMuch = { ProductSKU: item.sku, ReturnQuantity: numeric(left.plus(1).toFixed()) };
    return found(answer, { ...others, beyond: await give(tooMuch) });
  },
};

/** The one material that a return was about. */
export interface Returned {
  readonly sku: string;
  readonly quantity: Big;
  readonly serials: readonly string[];
  readonly batches: ReadonlyMap<string, Big>;
}

/** What a return sent; raises an Error when it sent no material. */
export function returnedBy({ call }: Answer): Returned {
  const { WorkOrderReturnMaterials: materials } = call.members;
  const material = Array.isArray(materials) ? materials.find(isRecord) : undefined;
  const { ProductSKU: sku, ReturnQuantity: quantity, ReturnSerialNumbers: serials } = material ?? {};
  if (typeof sku !== 'string' || !isNumeric(quantity)) throw new Error('the return sent no material');
  const named = Array.isArray(material?.ReturnBatchNumbers)
    ? material.ReturnBatchNumbers.filter(isRecord)
    : [];
  return {
    sku,
    quantity: new Big(quantity.lexeme),
    serials: Array.isArray(serials) ? serials.filter((serial) => typeof serial === 'string') : [],
    batches: new Map(
      named.flatMap(({ BatchNumberName: name, Quantity: held }) =>
        typeof name === 'string' && isNumeric(held) ? [[name, new Big(held.lexeme)]] : [],
      ),
    ),
  };
}
