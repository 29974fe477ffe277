import type { RecordValue } from '../specs/Value.ts';
import { sameNumber } from './sameNumber.ts';

/** The row of that SKU among others; where more than one has it, the one of that ordered quantity. */
export function sameRow(row: RecordValue, others: readonly RecordValue[]): RecordValue | undefined {
  const found = others.filter((one) => one.PurchaseOrderRowProductSKU === row.PurchaseOrderRowProductSKU);
  const ordered = row.PurchaseOrderRowQuantity;
  return found.find((one) => sameNumber(one.PurchaseOrderRowQuantity, ordered)) ?? found[0];
}
