import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';
import { member } from '../../records/member.ts';

export const includedOnConflictKept: Fault = {
  clause: 'PB-1',
  about:
    'The products of a bundle are inserted in bulk with ON CONFLICT DO NOTHING. An update leaves the quantity of a product that is in the bundle already.',
  operations: ['ProductBundleUpdate'],
  hook: onWrite(['ProductBundleUpdate'], ({ action, sent, stored }) => {
    if (action === 'Insert' || stored === undefined || !Array.isArray(sent.IncludedProducts))
      return undefined;
    const before = new Map(
      member
        .records(stored, 'IncludedProducts')
        .map((item) => [member.text(item, 'ProductSKU'), item] as const),
    );
    const IncludedProducts = member
      .records(sent, 'IncludedProducts')
      .map((item) => before.get(member.text(item, 'ProductSKU')) ?? item);
    return { sent: { ...sent, IncludedProducts } };
  }),
};
