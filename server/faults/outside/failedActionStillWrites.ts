import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { member } from '../../records/member.ts';

export const failedActionStillWrites: Fault = {
  clause: 'ACT-7',
  about: 'An unknown mvRecordAction fails, yet the comments of the company that was named are changed.',
  causes: ['a write that fails changes the record ({member})'],
  operations: ['CompanyUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const sent = member.record(request, 'mvCompany') ?? {};
        const id = member.int(sent, 'CompanyId');
        const stored = store.companies.get(id);
        if (
          error instanceof OperationFailure &&
          /^mvRecordAction "/.test(error.message) &&
          stored !== undefined
        )
          store.companies.put(id, { ...stored, CompanyComments: member.text(sent, 'CompanyComments') });
        throw error;
      }
    },
  }),
};
