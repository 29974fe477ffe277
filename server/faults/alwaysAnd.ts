import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

export const alwaysAnd: Fault = {
  clause: 'FLT-2',
  about: 'Filters on discounts are always combined by And.',
  operations: ['DiscountGet'],
  hook: onRequest(['DiscountGet'], (request) => ({
    ...request,
    Filters: member.records(request, 'Filters').map((filter) => ({ ...filter, AndOr: 'And' })),
  })),
};
