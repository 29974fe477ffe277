import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

export const unknownInserted: Fault = {
  clause: 'ACT-5',
  about: 'Update of a company that does not exist inserts it.',
  operations: ['CompanyUpdate', 'CompanyGet'],
  hook: onRequest(['CompanyUpdate'], (request, store) => {
    const id = member.int(member.record(request, 'mvCompany') ?? {}, 'CompanyId');
    return member.text(request, 'mvRecordAction') === 'Update' && store.companies.get(id) === undefined
      ? { ...request, mvRecordAction: 'Insert' }
      : request;
  }),
};
