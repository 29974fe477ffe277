import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';

export const sourceInComments: Fault = {
  clause: 'ACT-8',
  about: 'In soap12 a company that names its source application gets that name as its comments.',
  causes: ['mvInsertUpdateDeleteSourceApplication takes the place of {member}'],
  operations: ['CompanyUpdate', 'CompanyGet'],
  hook: onRequest(['CompanyUpdate'], (request, _, { body }) => {
    const source = member.text(request, 'mvInsertUpdateDeleteSourceApplication');
    return body === 'soap12' && source !== ''
      ? withRecord(request, 'mvCompany', (company) => ({ ...company, CompanyComments: source }))
      : request;
  }),
};
