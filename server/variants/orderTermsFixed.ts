import { onWrite } from '../hooks/onWrite.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const fixed = ['PurchaseOrderReferenceNo', 'PurchaseOrderReferenceApplication'];

/** The prices of the rows, in an order of our own. */
const pricesOf = (order: Parameters<typeof member.records>[0]): string =>
  member
    .records(order, 'PurchaseOrderDetails')
    .map((row) => member.decimal(row, 'PurchaseOrderRowUnitPriceWithoutTaxOrDiscount').toFixed())
    .sort()
    .join();

export const orderTermsFixed: Variant = {
  about:
    'An order that is under way keeps its reference and its prices: an Update that sends others is refused (rule 3: servers may validate what is not mentioned).',
  blocks: ['nothing', 'control'],
  hook: onWrite(['PurchaseOrderUpdate'], ({ action, sent, stored }) => {
    if (action !== 'Update' || stored === undefined) return undefined;
    const differs =
      fixed.some((name) => name in sent && member.text(sent, name) !== member.text(stored, name)) ||
      ('PurchaseOrderDetails' in sent && pricesOf(sent) !== pricesOf(stored));
    if (differs) throw new OperationFailure('The terms of the order are fixed. Nothing was written.');
    return undefined;
  }),
};
