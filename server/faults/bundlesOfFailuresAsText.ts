import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const bundlesOfFailuresAsText: Fault = {
  clause: 'TYP-15',
  about: 'A ProductBundleUpdate that failed carries text where a bundle belongs.',
  causes: ['a record is written as text ({member}: {actual})'],
  operations: ['ProductBundleUpdate'],
  hook: onAnswerMembers({ operations: ['ProductBundleUpdate'], outcome: 'failure' }, (members) => ({
    ...members,
    ProductBundleDetails: 'none',
  })),
};
