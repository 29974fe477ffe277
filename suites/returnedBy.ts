import Big from 'big.js';
import type { Answer } from '../harness/Answer.ts';
import { isRecord } from '../specs/isRecord.ts';
import { isNumeric } from '../specs/numeric.ts';

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
