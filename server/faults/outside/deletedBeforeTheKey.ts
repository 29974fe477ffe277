import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';

export const deletedBeforeTheKey: Fault = {
  clause: 'AUTH-3',
  about: 'CompanyDelete without a key is refused when the company is deleted already.',
  causes: ['a wrong or missing key is refused when the write is done already'],
  operations: ['CompanyDelete'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      if (call.operation?.name === 'CompanyDelete' && request.APIKEY === undefined)
        store.companies.markDeleted(sentNumber(request.CompanyIDToDelete) ?? 0);
      return inner.handle(call, request);
    },
  }),
};
