import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

export const deletedNotSearched: Fault = {
  clause: 'FLT-1',
  about: 'A search among document types never finds deleted ones, whatever showDeleted asks for.',
  causes: ['a search for deleted records does not keep to its filter'],
  operations: ['DocumentTypeGet'],
  hook: onRequest(['DocumentTypeGet'], (request) =>
    member.records(request, 'Filters').length > 0
      ? { ...request, showDeleted: 'showOnlyUndeleted' }
      : request,
  ),
};
