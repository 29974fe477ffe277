import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';
import { member } from '../../records/member.ts';

export const renamedBundleIsNew: Fault = {
  clause: 'ACT-2',
  about:
    'An Update that gives a bundle another SKU makes a second bundle with an id of its own, and leaves the first as it was.',
  operations: ['ProductBundleUpdate'],
  hook: onWrite(['ProductBundleUpdate'], ({ action, sent, stored }) => {
    const sku = member.text(sent, 'BundleProductSKU');
    if (action !== 'Update' || stored === undefined || sku === '') return undefined;
    return sku === member.text(stored, 'BundleProductSKU') ? undefined : { action: 'Insert' };
  }),
};
