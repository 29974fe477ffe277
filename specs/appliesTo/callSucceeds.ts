import { atDefaultAddress } from './atDefaultAddress.ts';
import { isSpent } from './isSpent.ts';
import type { Rule } from './Rule.ts';

/**
 * Where a call is made that a server which keeps the document answers with success: every operation at its default
 * address, elsewhere those that can be repeated. On GET, success is only hinted at, because the key is shown in the
 * body alone (FMT-9).
 */
export const callSucceeds: Rule = (place) => {
  const { operation, address } = place;
  if (operation === null) return false;
  return atDefaultAddress(place) || (address !== 'namedGet' && !isSpent(operation));
};
