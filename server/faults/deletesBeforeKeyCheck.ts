import type { Fault } from '../Fault.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';

export const deletesBeforeKeyCheck: Fault = {
  clause: 'AUTH-3',
  about: 'In json CompanyDelete refuses a wrong key after it has deleted the company.',
  causes: ['a wrong or missing key is refused when the write is done already'],
  operations: ['CompanyDelete', 'CompanyGet', 'CompanyUpdate'],
  hook: (inner, _, { apiKey }) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const isRefused = error instanceof OperationFailure && error.details.status === 401;
        const isWrong = member.text(request, 'APIKEY') !== '';
        if (call.format === 'json' && call.operation?.name === 'CompanyDelete' && isRefused && isWrong)
          inner.handle(call, { ...request, APIKEY: apiKey });
        throw error;
      }
    },
  }),
};
