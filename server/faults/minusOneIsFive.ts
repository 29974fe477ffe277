import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

export const minusOneIsFive: Fault = {
  clause: 'GET-4',
  about: 'ReturnTopNRecords -1 gives five discounts.',
  causes: ['ReturnTopNRecords -1 does not give the same as leaving it out'],
  operations: ['DiscountGet'],
  hook: onRequest(['DiscountGet'], (request) =>
    member.int(request, 'ReturnTopNRecords') < 0 ? { ...request, ReturnTopNRecords: numeric(5) } : request,
  ),
};
