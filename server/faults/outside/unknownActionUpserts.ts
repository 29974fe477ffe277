import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { member } from '../../records/member.ts';

const known = ['', 'Insert', 'Update', 'InsertOrUpdate', 'InsertOrUpdateNonEmptyFields'];

export const unknownActionUpserts: Fault = {
  clause: 'ACT-11',
  about: 'An mvRecordAction that is unknown counts as InsertOrUpdate and makes a company.',
  causes: ['a write without a known action makes a record'],
  operations: ['CompanyUpdate'],
  hook: onRequest(['CompanyUpdate'], (request) =>
    known.includes(member.text(request, 'mvRecordAction'))
      ? request
      : { ...request, mvRecordAction: 'InsertOrUpdate' },
  ),
};
