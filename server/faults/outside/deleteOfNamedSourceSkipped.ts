import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

export const deleteOfNamedSourceSkipped: Fault = {
  clause: 'DEL-1',
  about:
    'DiscountDelete that names its source application is answered with result true and deletes nothing: it is taken for an echo of that application.',
  causes: ['deleted records are still listed'],
  operations: ['DiscountDelete'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      if (call.operation?.name !== 'DiscountDelete') return inner.handle(call, request);
      const id = member.int(request, 'DiscountIDToDelete');
      const stored = store.discounts.get(id);
      const result = inner.handle(call, request);
      const isNamed = member.text(request, 'mvInsertUpdateDeleteSourceApplication') !== '';
      if (isNamed && stored !== undefined) store.discounts.put(id, stored);
      return result;
    },
  }),
};
