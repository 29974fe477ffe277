import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';
import { member } from '../../records/member.ts';

const skus = (bundle: RecordValue): string =>
  JSON.stringify(
    member
      .records(bundle, 'IncludedProducts')
      .map((item) => member.text(item, 'ProductSKU'))
      .sort(),
  );

export const bundleQuantitiesUnseen: Fault = {
  clause: 'PB-1',
  about:
    'The audit of changes compares a bundle’s products by their SKUs alone: an Update that only changes a QuantityInBundle leaves the old one.',
  operations: ['ProductBundleUpdate'],
  hook: onWrite(['ProductBundleUpdate'], ({ action, sent, stored }) =>
    action === 'Update' && stored !== undefined && skus(sent) === skus(stored)
      ? { sent: { ...sent, IncludedProducts: stored.IncludedProducts } }
      : undefined,
  ),
};
