import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

export const bomsOneTooMany: Fault = {
  clause: 'GET-5',
  about: 'ReturnTopNRecords gives one bill of materials more than asked for.',
  causes: ['ReturnTopNRecords gives more records than it asks for ({count} for {asked})'],
  operations: ['ProductBOMGet'],
  hook: onRequest(['ProductBOMGet'], (request) => {
    const top = member.int(request, 'ReturnTopNRecords');
    return top > 0 ? { ...request, ReturnTopNRecords: numeric(top + 1) } : request;
  }),
};
