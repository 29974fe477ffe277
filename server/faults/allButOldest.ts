import type { Fault } from '../Fault.ts';
import { onFound } from '../hooks/onFound.ts';
import { member } from '../records/member.ts';

const shown: readonly string[] = ['CompanyGet', 'ShippingProviderGet'];

export const allButOldest: Fault = {
  clause: 'GET-6',
  about: 'showAllDeletedAndUndeleted leaves out the oldest company and shipping provider.',
  causes: ['showAllDeletedAndUndeleted leaves out records that are not deleted'],
  operations: shown,
  hook: onFound(shown, (found, request) =>
    member.text(request, 'showDeleted') === 'showAllDeletedAndUndeleted' && found.length > 1
      ? found.slice(0, -1)
      : found,
  ),
};
