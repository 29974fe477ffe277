import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

export const includedNotUpdated: Fault = {
  clause: 'PB-1',
  about: 'The IncludedProducts of a bundle stay as they were inserted, whatever an Update sends.',
  causes: ['a bundle does not hold rows of {member} as sent'],
  operations: ['ProductBundleUpdate'],
  hook: onRequest(['ProductBundleUpdate'], (request) =>
    member.text(request, 'mvRecordAction') === 'Update' && member.has(request, 'ProductBundleDetails')
      ? withRecord(request, 'ProductBundleDetails', ({ IncludedProducts: _included, ...bundle }) => bundle)
      : request,
  ),
};
