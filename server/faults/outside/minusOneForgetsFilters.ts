import type { Fault } from '../../Fault.ts';
import { getsWithFilters } from '../../hooks/getsWithFilters.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';

export const minusOneForgetsFilters: Fault = {
  clause: 'GET-4',
  about: 'ReturnTopNRecords -1 gives the whole table at once, and does not come to the Filters beside it.',
  causes: ['ReturnTopNRecords -1 beside Filters does not give what the Filters alone do'],
  operations: getsWithFilters,
  hook: onRequest(getsWithFilters, (request) => {
    if (sentNumber(request.ReturnTopNRecords) !== -1) return request;
    const { Filters: _, ...rest } = request;
    return rest;
  }),
};
