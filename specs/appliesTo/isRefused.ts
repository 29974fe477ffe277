import { atDefaultAddress } from './atDefaultAddress.ts';
import { isRefusedElsewhere } from './isRefusedElsewhere.ts';
import type { Rule } from './Rule.ts';

const shown = ['DocumentUpdate', 'DiscountDelete', 'ProductBOMDelete'];

/**
 * Where a call is made that has to fail: the three conditions that the document shows (Errors 3) at the default
 * address, and elsewhere the deletes, which name an unknown id there.
 */
export const isRefused: Rule = (place) => {
  const { operation } = place;
  if (operation === null) return false;
  return atDefaultAddress(place) ? shown.includes(operation.name) : isRefusedElsewhere(operation);
};
