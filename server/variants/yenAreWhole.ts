import { isNumeric } from '../../specs/numeric.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import { onWrite } from '../hooks/onWrite.ts';
import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

/** The members that hold the rows of a record, and the price of a row. */
const priced: readonly (readonly [rows: string, price: string])[] = [
  ['DocumentDetails', 'DocumentRowUnitPriceWithoutTaxOrDiscount'],
  ['PurchaseOrderDetails', 'PurchaseOrderRowUnitPriceWithoutTaxOrDiscount'],
];

export const yenAreWhole: Variant = {
  about:
    'The account is kept in yen, as the samples say, and a price with decimals is refused (rule 3: business rules).',
  blocks: ['control', 'layout', 'nothing'],
  fixtures: {
    samples: {
      mvDocument: { DocumentCurrencyCode: 'JPY' },
      mvPurchaseOrder: { PurchaseOrderCurrencyCode: 'JPY' },
    },
  },
  hook: onWrite(['DocumentUpdate', 'PurchaseOrderUpdate'], ({ sent }) => {
    for (const [rows, price] of priced)
      for (const { [price]: amount } of recordsOf(sent[rows]))
        if (isNumeric(amount) && !Number.isInteger(Number(amount.lexeme)))
          throw new OperationFailure('Amounts in JPY have no decimals.');
    return undefined;
  }),
};
