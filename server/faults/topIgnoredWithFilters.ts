import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

export const topIgnoredWithFilters: Fault = {
  clause: 'FLT-6',
  about: 'In csv ReturnTopNRecords is passed over where there are filters.',
  causes: ['ReturnTopNRecords is ignored when there are filters'],
  operations: ['DashboardBoxGet'],
  hook: onRequest(['DashboardBoxGet'], (request, _, { body }) => {
    if (body !== 'csv' || member.records(request, 'Filters').length === 0) return request;
    const { ReturnTopNRecords, ...rest } = request;
    return rest;
  }),
};
