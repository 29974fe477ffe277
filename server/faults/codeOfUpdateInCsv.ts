import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const codeOfUpdateInCsv: Fault = {
  clause: 'XF-3',
  about: 'In csv the failure of ProductBundleUpdate has an internal code.',
  causes: ['failures have an InternalErrorCode in some formats only'],
  operations: ['ProductBundleUpdate'],
  hook: onAnswerMembers(
    { formats: ['csv'], operations: ['ProductBundleUpdate'], outcome: 'failure' },
    (members) => ({
      ...members,
      InternalErrorCode: 'BundleNotExists',
    }),
  ),
};
