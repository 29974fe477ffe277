import type { Fault } from '../Fault.ts';
import { OperationFailure } from '../OperationFailure.ts';

export const unknownCompanyDeleted: Fault = {
  clause: 'ERR-4',
  about: 'CompanyDelete of what does not exist succeeds.',
  causes: ['a delete of what does not exist succeeds'],
  operations: ['CompanyDelete'],
  hook: (inner) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        if (call.operation?.name !== 'CompanyDelete' || !(error instanceof OperationFailure)) throw error;
        if (error.details.status !== undefined) throw error;
        return { result: true };
      }
    },
  }),
};
