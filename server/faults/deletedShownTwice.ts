import type { Fault } from '../Fault.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import { member } from '../records/member.ts';

export const deletedShownTwice: Fault = {
  clause: 'GET-9',
  about: 'showAllDeletedAndUndeleted gives every deleted company twice.',
  causes: ['a record, or its id, comes twice'],
  operations: ['CompanyGet', 'CompanyDelete'],
  hook: onSuccess(['CompanyGet'], (result, request, store) => {
    if (member.text(request, 'showDeleted') !== 'showAllDeletedAndUndeleted') return result;
    const deleted = new Set(store.companies.deleted().map((one) => member.int(one, 'CompanyId')));
    const mvCompanies = member
      .records(result, 'mvCompanies')
      .flatMap((one) => (deleted.has(member.int(one, 'CompanyId')) ? [one, one] : [one]));
    return { ...result, mvCompanies };
  }),
};
