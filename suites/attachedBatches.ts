import Big from 'big.js';
import type { Answer } from '../harness/Answer.ts';
import { isRecord } from '../specs/isRecord.ts';
import { isNumeric } from '../specs/numeric.ts';
import { recordsOf } from '../specs/recordsOf.ts';

/** How much of each batch the rows of one SKU take, in the document that an answer carries; what takes none is left out. */
export function attachedBatches({ decoded }: Answer, sku: string): ReadonlyMap<string, Big> {
  const taken = new Map<string, Big>();
  const document = decoded?.value.mvDocument;
  const rows = recordsOf(isRecord(document) ? document.DocumentDetails : undefined);
  for (const row of rows.filter((one) => one.DocumentRowProductSKU === sku)) {
    for (const batch of recordsOf(row.DocumentRowBatchNumbers)) {
      const { BatchNumberName: name, AssignedQTYInDetail: quantity } = batch;
      if (typeof name !== 'string' || !isNumeric(quantity) || Number(quantity.lexeme) === 0) continue;
      taken.set(name, (taken.get(name) ?? new Big(0)).plus(quantity.lexeme));
    }
  }
  return taken;
}
