import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

export const companiesCappedElsewhere: Fault = {
  clause: 'GET-5',
  about: 'In all formats but json ReturnTopNRecords above 100 gives 8 companies.',
  operations: ['CompanyGet'],
  hook: onRequest(['CompanyGet'], (request, _, { body }) =>
    body !== 'json' && member.int(request, 'ReturnTopNRecords') > 100
      ? { ...request, ReturnTopNRecords: numeric(8) }
      : request,
  ),
};
