import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const personDeletedTwice: Fault = {
  clause: 'DEL-1',
  level: 'SHOULD',
  about: 'A contact person can be deleted again and again.',
  causes: ['a deleted record can be deleted again'],
  operations: ['ContactPersonDelete'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const id = member.int(request, 'ContactPersonIDToDelete');
      const person = store.contactPersons.get(id);
      const result = inner.handle(call, request);
      if (call.operation?.name === 'ContactPersonDelete' && person !== undefined)
        store.contactPersons.put(id, person);
      return result;
    },
  }),
};
