import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';

export const emptyFieldsClear: Fault = {
  clause: 'ACT-4',
  about: 'InsertOrUpdateNonEmptyFields clears the comments of a company that are not sent.',
  operations: ['CompanyUpdate', 'CompanyGet'],
  hook: onRequest(['CompanyUpdate'], (request) =>
    member.text(request, 'mvRecordAction') === 'InsertOrUpdateNonEmptyFields'
      ? {
          ...withRecord(request, 'mvCompany', (record) => ({ CompanyComments: '', ...record })),
          mvRecordAction: 'InsertOrUpdate',
        }
      : request,
  ),
};
