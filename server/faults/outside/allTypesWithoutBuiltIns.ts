import type { Fault } from '../../Fault.ts';
import { onFound } from '../../hooks/onFound.ts';
import { member } from '../../records/member.ts';
import { isBuiltIn } from '../../rules/isBuiltIn.ts';

export const allTypesWithoutBuiltIns: Fault = {
  clause: 'GET-6',
  about:
    'showAllDeletedAndUndeleted lists no built-in document types, which showOnlyUndeleted does. That query joins the deletion log, written for account types with positive ids only.',
  operations: ['DocumentTypeGet'],
  hook: onFound(['DocumentTypeGet'], (found, request) =>
    member.text(request, 'showDeleted') === 'showAllDeletedAndUndeleted'
      ? found.filter((one) => !isBuiltIn(member.int(one, 'DocumentTypeID')))
      : found,
  ),
};
