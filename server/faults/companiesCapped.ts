import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

export const companiesCapped: Fault = {
  clause: 'GET-5',
  about:
    'In json ReturnTopNRecords above 8 gives 8 companies, deleted ones among them where they are asked for.',
  causes: [
    'ReturnTopNRecords above the number of all records gives fewer than there are; no more than {count} come',
  ],
  operations: ['CompanyGet'],
  hook: onRequest(['CompanyGet'], (request, _, { body }) =>
    body === 'json' && member.int(request, 'ReturnTopNRecords') > 8
      ? { ...request, ReturnTopNRecords: numeric(8) }
      : request,
  ),
};
