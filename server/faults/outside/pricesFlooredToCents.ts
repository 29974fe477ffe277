import { numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { onSent } from '../../hooks/onSent.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';

export const pricesFlooredToCents: Fault = {
  clause: 'TYP-13',
  about:
    'A unit price in a purchase order row may come back a cent lower: 19.99 as 19.98. Prices become cents by Math.floor of a binary float times 100.',
  operations: ['PurchaseOrderUpdate'],
  hook: onSent(
    { operations: ['PurchaseOrderUpdate'] },
    /^PurchaseOrderRowUnitPriceWithoutTaxOrDiscount$/,
    (value) => {
      const price = sentNumber(value);
      return price === null || price < 0 ? value : numeric((Math.floor(price * 100) / 100).toFixed(2));
    },
  ),
};
