import { atDefaultAddress } from './atDefaultAddress.ts';
import type { Rule } from './Rule.ts';

/**
 * Where a call is made that a server which keeps the document answers with success: every operation at its default
 * address. Elsewhere deletes name an unknown id, disposable records are not used up and no label, which may cost
 * money, is made. On GET, success is only hinted at, because the key is shown in the body alone (FMT-9).
 */
export const callSucceeds: Rule = (place) => {
  const { operation, address } = place;
  if (operation === null) return false;
  if (atDefaultAddress(place)) return true;
  return (
    address !== 'namedGet' &&
    operation.kind !== 'delete' &&
    operation.disposable === undefined &&
    operation.name !== 'ShippingInformationCreateLabel'
  );
};
