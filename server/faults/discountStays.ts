import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const discountStays: Fault = {
  clause: 'DEL-1',
  about: 'A deleted discount is there still.',
  operations: ['DiscountDelete'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const id = member.int(request, 'DiscountIDToDelete');
      const discount = store.discounts.get(id);
      const result = inner.handle(call, request);
      if (call.operation?.name === 'DiscountDelete' && discount !== undefined)
        store.discounts.put(id, discount);
      return result;
    },
  }),
};
