import type { Fault } from '../Fault.ts';
import { onReply } from '../hooks/onReply.ts';

export const bundlesOfFailuresAsText: Fault = {
  clause: 'TYP-15',
  about: 'A ProductBundleUpdate that failed carries text where a bundle belongs.',
  causes: ['a record is written as text ({member}: {actual})'],
  operations: ['ProductBundleUpdate'],
  hook: onReply({ operations: ['ProductBundleUpdate'], outcome: 'failure' }, (members) => ({
    ...members,
    ProductBundleDetails: 'none',
  })),
};
