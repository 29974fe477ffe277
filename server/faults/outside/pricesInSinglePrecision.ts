import { numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';

const operations = ['DocumentUpdate', 'PurchaseOrderUpdate'];

export const pricesInSinglePrecision: Fault = {
  clause: 'TYP-13',
  about:
    'Keeps unit prices of rows in single precision, so that prices above 131072 come back with other cents, and all below unaltered.',
  operations,
  hook: onSentMembers({ operations }, /RowUnitPriceWithoutTaxOrDiscount$/, (value) => {
    const price = sentNumber(value);
    return price === null || Math.abs(price) > 1e9 ? value : numeric(Math.fround(price).toFixed(2));
  }),
};
