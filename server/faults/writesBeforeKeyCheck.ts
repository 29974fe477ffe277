import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';

export const writesBeforeKeyCheck: Fault = {
  clause: 'AUTH-3',
  about: 'In csv CompanyUpdate refuses a wrong key after it has stored the company.',
  causes: ['a wrong or missing key is refused when the write is done already'],
  operations: ['CompanyUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const company = member.record(request, 'mvCompany');
        if (call.format === 'csv' && company !== null && error instanceof OperationFailure) {
          if (error.details.status === 401)
            store.companies.insert((id) => ({ ...company, CompanyId: numeric(id) }));
        }
        throw error;
      }
    },
  }),
};
