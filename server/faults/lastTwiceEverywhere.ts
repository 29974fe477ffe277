import type { Fault } from '../Fault.ts';
import { getsWithFilters } from '../hooks/getsWithFilters.ts';
import { onFound } from '../hooks/onFound.ts';
import { member } from '../records/member.ts';

export const lastTwiceEverywhere: Fault = {
  clause: 'GET-9',
  about: 'The last record that a search finds comes twice where no fewer are asked for.',
  causes: ['a record, or its id, comes twice'],
  operations: ['*Get'],
  hook: onFound(getsWithFilters, (found, request) => {
    const top = member.int(request, 'ReturnTopNRecords');
    return top > 0 && top <= found.length ? found : [...found, ...found.slice(-1)];
  }),
};
