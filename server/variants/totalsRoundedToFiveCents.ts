import Big from 'big.js';
import type { RecordValue } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { amount } from '../records/amount.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const rate = new Big('0.077');

/** 7.7 % tax on every row with a tax, each row in whole cents, and the total as cash registers pay it out. */
function priced(kind: 'Document' | 'PurchaseOrder', order: RecordValue): RecordValue {
  const rows = member.records(order, `${kind}Details`).map((row): RecordValue => {
    const net = member
      .decimal(row, `${kind}RowQuantity`)
      .times(member.decimal(row, `${kind}RowUnitPriceWithoutTaxOrDiscount`))
      .minus(member.decimal(row, `${kind}RowTotalDiscountAmount`));
    const tax =
      member.int(row, `${kind}RowTaxID`) === 0 ? new Big(0) : net.times(rate).round(2, Big.roundHalfEven);
    return {
      ...row,
      [`${kind}TotalTaxAmount`]: amount(tax),
      [`${kind}RowTotalAmount`]: amount(net.plus(tax).round(2, Big.roundHalfEven)),
    };
  });
  const sum = (name: string): Big =>
    rows.reduce((total, row) => total.plus(member.decimal(row, name)), new Big(0));
  const grand = sum(`${kind}RowTotalAmount`).plus(member.decimal(order, `${kind}AmountShipping`));
  return {
    ...order,
    [`${kind}Details`]: rows,
    [`${kind}AmountTotalTax`]: amount(sum(`${kind}TotalTaxAmount`)),
    [`${kind}AmountGrandTotal`]: amount(grand.times(20).round(0, Big.roundHalfUp).div(20)),
  };
}

const hook: Hook = (inner, store) => ({
  handle: (call, request) => {
    const result = inner.handle(call, request);
    for (const kind of ['Document', 'PurchaseOrder'] as const) {
      const order = member.record(result, `mv${kind}`);
      if (call.operation?.name !== `${kind}Update` || order === null) continue;
      const table = kind === 'Document' ? store.documents : store.purchaseOrders;
      const edited = priced(kind, order);
      table.put(member.int(order, `${kind}Id`), edited);
      return { ...result, [`mv${kind}`]: edited };
    }
    return result;
  },
});

export const totalsRoundedToFiveCents: Variant = {
  about:
    'Computes taxes of rows itself, rounds rows to cents half to even, and rounds grand totals to five cents (TYP-13, ACT-1).',
  hook,
};
