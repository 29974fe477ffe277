import { recordsOf } from '../../specs/recordsOf.ts';
import { isEvenTurn } from '../isEvenTurn.ts';
import type { Build } from '../writing.ts';
import { shippingProvider } from './shippingProvider.ts';

/**
 * The carrier of a plain insert: in every second format its first package bears the Id of its first service, and a name of
 * its own, for they are two lists and one is not taken for the other.
 */
export const plainShippingProvider: Build = (context, label, place) => {
  const record = shippingProvider(context, label);
  if (typeof record === 'string' || place === undefined || !isEvenTurn(place)) return record;
  const [service] = recordsOf(record.ShippingProviderServices);
  const packages = recordsOf(record.ShippingProviderPackages).map((row, index) =>
    index === 0 ? { ...row, Id: service?.Id } : row,
  );
  return { ...record, ShippingProviderPackages: packages };
};
