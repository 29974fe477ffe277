import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

export const missingActionInserts: Fault = {
  clause: 'ACT-11',
  about: 'Without mvRecordAction a company is inserted.',
  operations: ['CompanyUpdate', 'CompanyGet'],
  hook: onRequest(['CompanyUpdate'], (request) => ({
    ...request,
    mvRecordAction: member.text(request, 'mvRecordAction') || 'Insert',
  })),
};
