import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

export const insertOrUpdateInserts: Fault = {
  clause: 'ACT-3',
  about: 'InsertOrUpdate of a company always inserts.',
  operations: ['CompanyUpdate', 'CompanyGet'],
  hook: onRequest(['CompanyUpdate'], (request) =>
    member.text(request, 'mvRecordAction') === 'InsertOrUpdate'
      ? { ...request, mvRecordAction: 'Insert' }
      : request,
  ),
};
