import type { Fault } from '../Fault.ts';
import { onFound } from '../hooks/onFound.ts';
import { member } from '../records/member.ts';

export const deletedCompaniesAscending: Fault = {
  clause: 'GET-2',
  about: 'With deleted ones among them companies come by ascending id.',
  causes: ['with ReturnTopNRecords records do not come by descending id; they come by ascending id'],
  operations: ['CompanyGet'],
  hook: onFound(['CompanyGet'], (found, request) =>
    member.text(request, 'showDeleted') === 'showAllDeletedAndUndeleted' ? found.toReversed() : found,
  ),
};
