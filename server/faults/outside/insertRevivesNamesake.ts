import type { Fault } from '../../Fault.ts';
import { onSuccess } from '../../hooks/onSuccess.ts';
import { member } from '../../records/member.ts';

export const insertRevivesNamesake: Fault = {
  clause: 'ACT-1',
  about: 'A company that is inserted under the name of a deleted one gets the comments of the deleted one.',
  operations: ['CompanyUpdate'],
  hook: onSuccess(['CompanyUpdate'], (result, request, store) => {
    const company = member.record(result, 'mvCompany');
    if (company === null || member.text(request, 'mvRecordAction') !== 'Insert') return result;
    const name = member.text(company, 'CompanyName');
    const gone = store.companies.deleted().find((one) => member.text(one, 'CompanyName') === name);
    if (name === '' || gone === undefined) return result;
    const revived = { ...company, CompanyComments: gone.CompanyComments };
    store.companies.put(member.int(company, 'CompanyId'), revived);
    return { ...result, mvCompany: revived };
  }),
};
