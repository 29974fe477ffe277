import { numeric } from '../../../specs/numeric.ts';
import { recordShape } from '../../../specs/shapes.ts';
import type { Fault } from '../../Fault.ts';
import { recordWrite } from '../../hooks/writtenRecords.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { completed } from '../../records/completed.ts';

export const refusedUpdateLeavesDraft: Fault = {
  clause: 'ACT-5',
  level: 'MUST',
  about:
    'An Update of a company that does not exist is refused, and leaves it as a deleted one, which showAllDeletedAndUndeleted shows.',
  causes: ['an Update of what does not exist makes a record'],
  operations: ['CompanyUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      if (call.operation?.name !== 'CompanyUpdate') return inner.handle(call, request);
      const { action, sent, stored } = recordWrite('CompanyUpdate', request, store);
      try {
        return inner.handle(call, request);
      } catch (error) {
        const isRefused = error instanceof OperationFailure && error.details.status === undefined;
        if (isRefused && action === 'Update' && stored === undefined) {
          let made = 0;
          store.companies.insert((id) => {
            made = id;
            return { ...completed(recordShape('mvCompany'), sent), CompanyId: numeric(id) };
          });
          store.companies.markDeleted(made);
        }
        throw error;
      }
    },
  }),
};
