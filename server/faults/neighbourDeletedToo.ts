import type { Fault } from '../Fault.ts';
import { sentNumber } from '../hooks/sentNumber.ts';

export const neighbourDeletedToo: Fault = {
  clause: 'DEL-1',
  about: 'CompanyDelete takes away the company with the next id as well.',
  causes: ['a delete also removes another record'],
  operations: ['CompanyDelete'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const answer = inner.handle(call, request);
      const id = sentNumber(request.CompanyIDToDelete);
      if (call.operation?.name === 'CompanyDelete' && id !== null) store.companies.remove(id + 1);
      return answer;
    },
  }),
};
