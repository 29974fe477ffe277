import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const wholeUnordered: Variant = {
  about: 'Without ReturnTopNRecords records come in the order of their making (GET-3: SHOULD).',
  leaves: ['GET-3'],
  hook: (inner) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const list = call.operation?.list;
      return list !== undefined &&
        call.operation?.filters === true &&
        member.int(request, 'ReturnTopNRecords') <= 0
        ? { ...result, [list]: [...member.records(result, list)].reverse() }
        : result;
    },
  }),
};
