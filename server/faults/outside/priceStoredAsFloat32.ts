import { numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';

export const priceStoredAsFloat32: Fault = {
  clause: 'TYP-13',
  about:
    'Unit prices of rows are stored in a column of type real: above some 131000 the cents change, as in 987654.32.',
  operations: ['DocumentUpdate', 'PurchaseOrderUpdate'],
  hook: onSentMembers(
    { operations: ['DocumentUpdate', 'PurchaseOrderUpdate'] },
    /RowUnitPriceWithoutTaxOrDiscount$/,
    (value) => {
      const number = sentNumber(value);
      if (number === null || !/^-?\d+(\.\d\d?)?$/.test(String(number))) return value;
      const kept = Math.fround(number).toFixed(2);
      return Number(kept) === number ? value : numeric(kept);
    },
  ),
};
