import type { Fault } from '../Fault.ts';
import { searches } from '../hooks/searches.ts';
import { member } from '../records/member.ts';

export const lastTwiceEverywhere: Fault = {
  clause: 'GET-9',
  about: 'The last record that a search finds comes twice where no fewer are asked for.',
  operations: ['*Get'],
  hook: (inner) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const { name = '', list = '' } = call.operation ?? {};
      const found = member.records(result, list);
      const top = member.int(request, 'ReturnTopNRecords');
      return !searches.includes(name) || (top > 0 && top <= found.length)
        ? result
        : { ...result, [list]: [...found, ...found.slice(-1)] };
    },
  }),
};
