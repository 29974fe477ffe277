import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';

export const updateForgotten: Fault = {
  clause: 'ACT-2',
  about: 'Update of a company succeeds and changes nothing.',
  operations: ['CompanyUpdate', 'CompanyGet'],
  hook: onRequest(['CompanyUpdate'], (request, store) => {
    if (member.text(request, 'mvRecordAction') !== 'Update') return request;
    return withRecord(
      request,
      'mvCompany',
      (record) => store.companies.get(member.int(record, 'CompanyId')) ?? record,
    );
  }),
};
