import Big from 'big.js';
import type { RecordValue } from '../../specs/Value.ts';
import { amount } from '../records/amount.ts';
import { member } from '../records/member.ts';
import type { Store } from '../store/Store.ts';

/** The kinds of records with priced rows. The names of their members begin like this. */
export type OrderKind = 'Document' | 'PurchaseOrder' | 'SalesOrder';

/**
 * The order with its row amounts and totals computed in decimals.
 *
 * A row costs quantity × unit price, less its discount, plus its tax. A known DocumentRowDiscountID takes that many percent off,
 * rounded to 2 digits. Otherwise the discount and the tax are the amounts that were sent.
 */
export function totals(kind: OrderKind, order: RecordValue, store: Pick<Store, 'discounts'>): RecordValue {
  const rows = member.records(order, `${kind}Details`).map((row) => priced(kind, row, store));
  const sum = (name: string): Big =>
    rows.reduce((total, row) => total.plus(member.decimal(row, name)), new Big(0));
  const subtotal = rows.reduce((total, row) => total.plus(grossOf(kind, row)), new Big(0));
  const shipping = member.decimal(order, `${kind}AmountShipping`);
  return {
    ...order,
    [`${kind}Details`]: rows,
    [`${kind}TotalQuantity`]: amount(sum(`${kind}RowQuantity`)),
    [`${kind}TotalWeight`]: amount(sum(`${kind}RowTotalWeight`)),
    [`${kind}AmountSubtotalWithoutTaxAndDiscount`]: amount(subtotal),
    [`${kind}AmountTotalDiscount`]: amount(sum(`${kind}RowTotalDiscountAmount`)),
    [`${kind}AmountTotalTax`]: amount(sum(`${kind}TotalTaxAmount`)),
    [`${kind}AmountGrandTotal`]: amount(sum(`${kind}RowTotalAmount`).plus(shipping)),
  };
}

function priced(kind: OrderKind, row: RecordValue, store: Pick<Store, 'discounts'>): RecordValue {
  const gross = grossOf(kind, row);
  const known = store.discounts.get(member.int(row, `${kind}RowDiscountID`));
  const discount =
    known === undefined
      ? member.decimal(row, `${kind}RowTotalDiscountAmount`)
      : gross.times(member.decimal(known, 'DiscountValue')).div(100).round(2);
  const tax = member.decimal(row, `${kind}TotalTaxAmount`);
  return {
    ...row,
    [`${kind}RowTotalDiscountAmount`]: amount(discount),
    [`${kind}RowTotalAmount`]: amount(gross.minus(discount).plus(tax)),
  };
}

const grossOf = (kind: OrderKind, row: RecordValue): Big =>
  member
    .decimal(row, `${kind}RowQuantity`)
    .times(member.decimal(row, `${kind}RowUnitPriceWithoutTaxOrDiscount`));
