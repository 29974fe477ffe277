import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';
import { member } from '../../records/member.ts';

export const bundleQuantitiesStay: Fault = {
  clause: 'PB-1',
  about:
    'Updating a bundle adds and removes included products, but a product that stays keeps its old QuantityInBundle. Children are compared by SKU, with no branch for changed ones.',
  operations: ['ProductBundleUpdate'],
  hook: onWrite(['ProductBundleUpdate'], ({ action, sent, stored }) => {
    const isKept = action !== 'Insert' && stored !== undefined && Array.isArray(sent.IncludedProducts);
    if (!isKept) return undefined;
    const before = member.records(stored, 'IncludedProducts');
    const IncludedProducts = member.records(sent, 'IncludedProducts').map((item) => {
      const same = before.find((one) => one.ProductSKU === item.ProductSKU);
      return same === undefined ? item : { ...item, QuantityInBundle: same.QuantityInBundle };
    });
    return { sent: { ...sent, IncludedProducts } };
  }),
};
