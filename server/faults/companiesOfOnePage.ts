import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

/** What a page has where nobody says how long it is. */
const page = 5;

export const companiesOfOnePage: Fault = {
  clause: 'GET-4',
  about: 'In jsv CompanyGet gives the newest five companies where ReturnTopNRecords is left out or -1.',
  causes: ['a Get without ReturnTopNRecords gives fewer records than there are; {count} come'],
  operations: ['CompanyGet'],
  hook: onRequest(['CompanyGet'], (request, _, { body }) =>
    body === 'jsv' &&
    (!member.has(request, 'ReturnTopNRecords') || member.int(request, 'ReturnTopNRecords') === -1)
      ? { ...request, ReturnTopNRecords: numeric(page) }
      : request,
  ),
};
