import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';
import { member } from '../../records/member.ts';

export const includedProductsOnlyAdded: Fault = {
  clause: 'PB-1',
  about:
    'Update of a bundle keeps the included products that are no longer sent: rows are merged by SKU, none is taken out.',
  causes: ['rows that an update no longer sends are still there ({member})'],
  operations: ['ProductBundleUpdate'],
  hook: onWrite(['ProductBundleUpdate'], ({ action, sent, stored }) => {
    if (action !== 'Update' || stored === undefined || !Array.isArray(sent.IncludedProducts))
      return undefined;
    const rows = member.records(sent, 'IncludedProducts');
    const skus = new Set(rows.map((row) => member.text(row, 'ProductSKU')));
    const left = member
      .records(stored, 'IncludedProducts')
      .filter((row) => !skus.has(member.text(row, 'ProductSKU')));
    return { sent: { ...sent, IncludedProducts: [...rows, ...left] } };
  }),
};
