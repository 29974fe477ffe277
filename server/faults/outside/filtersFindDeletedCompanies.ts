import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { member } from '../../records/member.ts';

export const filtersFindDeletedCompanies: Fault = {
  clause: 'DEL-1',
  about:
    'A deleted company is gone from the whole list, but a search with Filters still finds it. The filtered query is raw SQL, which bypasses the soft-delete scope of the ORM.',
  operations: ['CompanyDelete', 'CompanyGet'],
  hook: onRequest(['CompanyGet'], (request) =>
    member.records(request, 'Filters').length > 0
      ? { ...request, showDeleted: 'showAllDeletedAndUndeleted' }
      : request,
  ),
};
