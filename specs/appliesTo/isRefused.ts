import { atDefaultAddress } from './atDefaultAddress.ts';
import { isSpent } from './isSpent.ts';
import type { Rule } from './Rule.ts';
import { takesRecordAction } from './takesRecordAction.ts';

/**
 * Where a call is made that names something that does not exist: at the default address the writes and whatever
 * works on a record by its id, elsewhere the operations that do not succeed there. No label is asked for twice.
 */
export const isRefused: Rule = (place) => {
  const { operation } = place;
  if (operation === null) return false;
  if (!atDefaultAddress(place)) return isSpent(operation);
  if (operation.name === 'ShippingInformationCreateLabel') return false;
  return takesRecordAction(place) || isSpent(operation) || operation.name === 'ShippingInformationUpdate';
};
