import { numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';

export const pricesInWholeCents: Fault = {
  clause: 'TYP-13',
  about:
    'Unit prices of documents become whole cents through a binary float that is cut off, so that 0.29 is 0.28.',
  operations: ['DocumentUpdate'],
  hook: onSentMembers(
    { operations: ['DocumentUpdate'] },
    /^DocumentRowUnitPriceWithoutTaxOrDiscount$/,
    (value) => {
      const price = sentNumber(value);
      if (price === null || Math.abs(price) > 1e9) return value;
      return numeric((Math.trunc(price * 100) / 100).toFixed(2));
    },
  ),
};
