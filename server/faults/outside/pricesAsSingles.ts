import { numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';

export const pricesAsSingles: Fault = {
  clause: 'TYP-13',
  about:
    'Unit prices of purchase orders are kept in single precision, seven digits: of 123456.78 the last is lost.',
  causes: ['a decimal comes back as another number'],
  operations: ['PurchaseOrderUpdate'],
  hook: onSentMembers(
    { operations: ['PurchaseOrderUpdate'] },
    /^PurchaseOrderRowUnitPriceWithoutTaxOrDiscount$/,
    (value) => {
      const price = sentNumber(value);
      return price === null ? value : numeric(Number(Math.fround(price).toPrecision(7)));
    },
  ),
};
