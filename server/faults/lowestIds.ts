import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const lowestIds: Fault = {
  clause: 'GET-5',
  about: 'ReturnTopNRecords gives the lowest ids.',
  causes: ['ReturnTopNRecords gives the oldest records'],
  operations: ['DiscountGet'],
  hook: (inner) => ({
    handle: (call, request) => {
      const top = member.int(request, 'ReturnTopNRecords');
      if (call.operation?.name !== 'DiscountGet' || top <= 0) return inner.handle(call, request);
      const { ReturnTopNRecords, ...rest } = request;
      const all = member.records(inner.handle(call, rest), 'mvDiscounts');
      return { mvDiscounts: all.slice(-top) };
    },
  }),
};
