import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';
import { member } from '../../records/member.ts';

export const bundleKeepsOldQuantities: Fault = {
  clause: 'PB-1',
  about:
    'An Update of a bundle adds and removes included products, but leaves the quantity of those that were in it before as it was.',
  operations: ['ProductBundleUpdate'],
  hook: onWrite(['ProductBundleUpdate'], ({ action, sent, stored }) => {
    if (action !== 'Update' || stored === undefined || !member.has(sent, 'IncludedProducts'))
      return undefined;
    const before = member.records(stored, 'IncludedProducts');
    return {
      sent: {
        ...sent,
        IncludedProducts: member.records(sent, 'IncludedProducts').map((item) => {
          const known = before.find((one) => one.ProductSKU === item.ProductSKU);
          return known === undefined ? item : { ...item, QuantityInBundle: known.QuantityInBundle };
        }),
      },
    };
  }),
};
