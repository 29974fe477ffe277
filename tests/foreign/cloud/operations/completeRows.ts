import type { World } from '../store/World.ts';
import { find, records } from '../store/World.ts';
import { minus, sum, times } from '../values/decimal.ts';
import type { RecordValue } from '../values/Value.ts';
import { numberOf, recordsOf, textOf } from '../values/Value.ts';
import { requireNotNegative } from './checks.ts';
import { sortedBy } from './completeAddress.ts';
import { Refusal } from './Refusal.ts';

const TAX_RATES: Readonly<Record<string, string>> = { 0: '0', 1: '0.24', 2: '0.13' };

/** The records whose rows are priced alike. */
export type Priced = 'Document' | 'PurchaseOrder' | 'SalesOrder';

/** Looks up the products of the rows, computes their amounts and sorts them by SKU from Z to A. */
export function completeRows(record: RecordValue, prefix: Priced, world: World): RecordValue[] {
  const rows = recordsOf(record, `${prefix}Details`).map((row) => completeRow(row, prefix, world));
  return sortedBy(rows, `${prefix}RowProductSKU`);
}

/** The totals over completed rows. */
export function totalsOf(rows: readonly RecordValue[], prefix: Priced, shipping: string): RecordValue {
  const total = (member: string): string => sum(rows.map((row) => numberOf(row, member)));
  const grand = sum([total(`${prefix}RowTotalAmount`), shipping]);
  const discount = total(`${prefix}RowTotalDiscountAmount`);
  const tax = total(`${prefix}TotalTaxAmount`);
  return {
    [`${prefix}TotalQuantity`]: total(`${prefix}RowQuantity`),
    [`${prefix}TotalWeight`]: total(`${prefix}RowTotalWeight`),
    [`${prefix}AmountTotalDiscount`]: discount,
    [`${prefix}AmountTotalTax`]: tax,
    [`${prefix}AmountSubtotalWithoutTaxAndDiscount`]: minus(sum([grand, discount]), sum([tax, shipping])),
    [`${prefix}AmountGrandTotal`]: grand,
  };
}

/** The product or bundle with exactly this SKU. */
export function findProduct(world: World, sku: string): RecordValue | undefined {
  const product = records(world.tables.products).find((one) => textOf(one, 'ProductSKU') === sku);
  if (product) return product;
  const bundle = records(world.tables.bundles).find((one) => textOf(one, 'BundleProductSKU') === sku);
  return (
    bundle && {
      ProductID: bundle.BundleProductID ?? null,
      ProductDescription: bundle.BundleProductDescription ?? null,
    }
  );
}

function completeRow(row: RecordValue, prefix: Priced, world: World): RecordValue {
  const name = (member: string): string => `${prefix}Row${member}`;
  const sku = textOf(row, name('ProductSKU'));
  const product = findProduct(world, sku);
  const rate = TAX_RATES[numberOf(row, name('TaxID'))];
  if (!product) {
    const message = `The product with SKU ${sku} does not exist. The ${prefix === 'Document' ? 'document' : 'order'} insert failed.`;
    throw new Refusal(message, name('ProductSKU'));
  }
  if (rate === undefined) throw new Refusal('There is no such tax.', name('TaxID'));
  requireNotNegative(row, [name('Quantity'), name('UnitPriceWithoutTaxOrDiscount')]);
  const net = times(numberOf(row, name('Quantity')), numberOf(row, name('UnitPriceWithoutTaxOrDiscount')));
  const discount = times(net, discountRate(row, name('DiscountID'), world));
  const tax = times(minus(net, discount), rate);
  return {
    ...row,
    [name('DetailID')]:
      numberOf(row, name('DetailID')) === '0' ? world.takeId() : numberOf(row, name('DetailID')),
    [name('ProductID')]: product.ProductID ?? null,
    [name('ProductDescription')]: product.ProductDescription ?? null,
    [`${prefix}TotalTaxAmount`]: tax,
    [name('TotalDiscountAmount')]: discount,
    [name('TotalAmount')]: sum([minus(net, discount), tax]),
    [name('TotalWeight')]: times(numberOf(row, name('Quantity')), numberOf(product, 'ProductWeight')),
  };
}

function discountRate(row: RecordValue, member: string, world: World): string {
  const discount = find(world.tables.discounts, numberOf(row, member));
  return discount ? times(numberOf(discount, 'DiscountValue'), '0.01') : '0';
}
