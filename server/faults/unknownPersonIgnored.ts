import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const unknownPersonIgnored: Fault = {
  clause: 'ERR-4',
  about: 'In soap12 ContactPersonDelete of nobody succeeds with result false.',
  causes: ['a delete of what does not exist succeeds'],
  operations: ['ContactPersonDelete'],
  hook: (inner, store) => ({
    handle: (call, request) =>
      call.body === 'soap12' &&
      call.operation?.name === 'ContactPersonDelete' &&
      store.contactPersons.get(member.int(request, 'ContactPersonIDToDelete')) === undefined
        ? { result: false }
        : inner.handle(call, request),
  }),
};
