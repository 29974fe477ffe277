import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const bundleFromZToA: Variant = {
  about:
    'The products of a bundle come back sorted by SKU, from Z to A (the order of nested rows is not shown).',
  hook: onAnswerMembers({ operations: ['ProductBundleUpdate'], outcome: 'success' }, (members) =>
    withRecord(members, 'ProductBundleDetails', (bundle) => ({
      ...bundle,
      IncludedProducts: member
        .records(bundle, 'IncludedProducts')
        .toSorted((a, b) => (member.text(a, 'ProductSKU') < member.text(b, 'ProductSKU') ? 1 : -1)),
    })),
  ),
};
