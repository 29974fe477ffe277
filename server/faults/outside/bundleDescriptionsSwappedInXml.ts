import { isRecord } from '../../../specs/isRecord.ts';
import type { Fault } from '../../Fault.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';

export const bundleDescriptionsSwappedInXml: Fault = {
  clause: 'ACT-1',
  about:
    'In xml the description and the long description of a product bundle change places when it is written.',
  causes: ['an insert does not bring back {member} as sent; it holds what was sent as {from}'],
  operations: ['ProductBundleUpdate'],
  hook: onSentMembers(
    { operations: ['ProductBundleUpdate'], bodies: ['xml'] },
    /^ProductBundleDetails$/,
    (bundle) =>
      isRecord(bundle)
        ? {
            ...bundle,
            BundleProductDescription: bundle.BundleProductLongDescription,
            BundleProductLongDescription: bundle.BundleProductDescription,
          }
        : bundle,
  ),
};
