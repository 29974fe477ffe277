import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

export const limitCapped: Fault = {
  clause: 'GET-5',
  about: 'In csv ReturnTopNRecords above 25 gives 25 discounts.',
  causes: [
    'ReturnTopNRecords above the number of all records gives fewer than there are; no more than {count} come',
  ],
  operations: ['DiscountGet'],
  hook: onRequest(['DiscountGet'], (request, _, { body }) =>
    body === 'csv' && member.int(request, 'ReturnTopNRecords') > 25
      ? { ...request, ReturnTopNRecords: numeric(25) }
      : request,
  ),
};
