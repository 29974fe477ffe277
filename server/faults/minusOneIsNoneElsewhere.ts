import type { Fault } from '../Fault.ts';
import { getsWithFilters } from '../hooks/getsWithFilters.ts';
import { onFound } from '../hooks/onFound.ts';
import { member } from '../records/member.ts';

export const minusOneIsNoneElsewhere: Fault = {
  clause: 'GET-4',
  about: 'In json, jsv and soap11 ReturnTopNRecords -1 gives no record.',
  causes: ['ReturnTopNRecords -1 does not give the same as leaving it out'],
  operations: ['*Get'],
  hook: onFound(getsWithFilters, (found, request, call) =>
    ['json', 'jsv', 'soap11'].includes(call.body) && member.int(request, 'ReturnTopNRecords') === -1
      ? []
      : found,
  ),
};
