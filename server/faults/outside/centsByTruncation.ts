import { isNumeric, numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';

export const centsByTruncation: Fault = {
  clause: 'TYP-13',
  about:
    'Unit prices of purchase orders are stored in whole cents cut from a binary number: 19.99 becomes 19.98.',
  causes: ['a decimal comes back as another number; a cent is lost where a binary fraction is cut off'],
  operations: ['PurchaseOrderUpdate'],
  hook: onSentMembers(
    { operations: ['PurchaseOrderUpdate'] },
    /^PurchaseOrderRowUnitPriceWithoutTaxOrDiscount$/,
    (value) => {
      const price = isNumeric(value) ? Number(value.lexeme) : Number(value || 'none');
      return Number.isFinite(price) ? numeric((Math.trunc(price * 100) / 100).toFixed(2)) : value;
    },
  ),
};
