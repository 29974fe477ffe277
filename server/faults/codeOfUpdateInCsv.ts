import type { Fault } from '../Fault.ts';
import { onReply } from '../hooks/onReply.ts';

export const codeOfUpdateInCsv: Fault = {
  clause: 'XF-3',
  about: 'In csv the failure of ProductBundleUpdate has an internal code.',
  causes: ['failures have an InternalErrorCode in some formats only'],
  operations: ['ProductBundleUpdate'],
  hook: onReply({ formats: ['csv'], operations: ['ProductBundleUpdate'], outcome: 'failure' }, (members) => ({
    ...members,
    InternalErrorCode: 'BundleNotExists',
  })),
};
