import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { member } from '../../records/member.ts';

export const goneIsDeleted: Fault = {
  clause: 'ENV-9',
  about: 'The second delete of a company fails as it should, but with result true.',
  causes: ['result is true though the delete failed'],
  operations: ['CompanyDelete'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const id = member.int(request, 'CompanyIDToDelete');
        const gone = store.companies.deleted().some((company) => member.int(company, 'CompanyId') === id);
        if (!(error instanceof OperationFailure) || !gone || !error.message.includes('does not exist'))
          throw error;
        throw new OperationFailure(error.message, { ...error.details, members: { result: true } });
      }
    },
  }),
};
