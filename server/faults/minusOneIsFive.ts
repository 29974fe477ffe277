import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

export const minusOneIsFive: Fault = {
  clause: 'GET-4',
  about: 'ReturnTopNRecords -1 gives five discounts.',
  operations: ['DiscountGet'],
  hook: onRequest(['DiscountGet'], (request) =>
    member.int(request, 'ReturnTopNRecords') < 0 ? { ...request, ReturnTopNRecords: numeric(5) } : request,
  ),
};
