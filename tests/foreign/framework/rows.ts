import { tableOf, type World } from './store.ts';
import { Failure, numberOf, type Rec, recordsOf, round, textOf } from './types.ts';

/** The product of an SKU. Raises Failure naming it. */
function productOf({ store }: World, sku: string): Rec {
  const found = [...store.table('products').rows.values()].find(({ ProductSKU }) => ProductSKU === sku);
  if (found === undefined)
    throw new Failure(`The product with SKU ${sku} does not exist and the insert failed.`);
  return found;
}

/** The rows of an order or document with what the server knows of them: ids, products, totals, and batches where asked for. */
export const rowsOf = (world: World, P: string, record: Rec, batches: string): readonly Rec[] =>
  recordsOf(record, `${P}Details`).map((row) => {
    const product = productOf(world, textOf(row, `${P}RowProductSKU`));
    const quantity = numberOf(row, `${P}RowQuantity`);
    const price = numberOf(row, `${P}RowUnitPriceWithoutTaxOrDiscount`);
    return {
      ...row,
      [`${P}RowDetailID`]: numberOf(row, `${P}RowDetailID`) || world.store.nextId(),
      [`${P}RowProductID`]: product.ProductID ?? 0,
      [`${P}RowProductDescription`]: row[`${P}RowProductDescription`] ?? product.ProductDescription ?? null,
      [`${P}RowTotalAmount`]: round(quantity * price),
      ...(batches === 'ByExpiryDate' ? { [`${P}RowBatchNumbers`]: taken(world, product, quantity) } : {}),
    };
  });

/** As much as is wanted of a product, from the batches that expire first. */
function taken(world: World, { ProductSKU }: Rec, quantity: number): readonly Rec[] {
  const all = [...tableOf(world, 'mvBatchNumber').rows.values()].filter(
    (batch) => batch.ProductSKU === ProductSKU,
  );
  const wallOf = ({ ExpiryDate }: Rec): number => (ExpiryDate as { wall: number }).wall;
  let left = quantity;
  return all
    .sort((one, other) => wallOf(one) - wallOf(other))
    .flatMap((batch) => {
      const part = Math.min(left, numberOf(batch, 'Quantity'));
      left -= part;
      const { BatchNumberName = null, ExpiryDate = null } = batch;
      return part > 0 ? [{ BatchNumberName, ExpiryDate, AssignedQTYInDetail: part }] : [];
    });
}

/** The totals of an order or document. */
export function totals(P: string, record: Rec, rows: readonly Rec[]): Rec {
  const sum = (member: string): number =>
    round(rows.reduce((total, row) => total + numberOf(row, member), 0));
  const subtotal = sum(`${P}RowTotalAmount`);
  return {
    [`${P}TotalQuantity`]: sum(`${P}RowQuantity`),
    [`${P}AmountSubtotalWithoutTaxAndDiscount`]: subtotal,
    [`${P}AmountGrandTotal`]: round(subtotal + numberOf(record, `${P}AmountShipping`)),
  };
}
