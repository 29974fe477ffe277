import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

const turned: readonly string[] = ['ProductClientGet', 'ShippingProviderGet'];

export const wholeAscendingElsewhere: Fault = {
  clause: 'GET-3',
  about: 'Without ReturnTopNRecords links of products and shipping providers come by ascending id.',
  operations: turned,
  hook: (inner) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const { name = '', list = '' } = call.operation ?? {};
      return turned.includes(name) && member.int(request, 'ReturnTopNRecords') <= 0
        ? { ...result, [list]: member.records(result, list).toReversed() }
        : result;
    },
  }),
};
