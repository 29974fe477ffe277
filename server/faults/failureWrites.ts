import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const failureWrites: Fault = {
  clause: 'ACT-7',
  about: 'A company that is written with an unknown action is changed before the call fails.',
  causes: ['a write that fails changes the record ({member})'],
  operations: ['CompanyUpdate', 'CompanyGet'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const company = member.record(request, 'mvCompany') ?? {};
        const id = member.int(company, 'CompanyId');
        const stored = store.companies.get(id);
        if (call.operation?.name === 'CompanyUpdate' && stored !== undefined)
          store.companies.put(id, { ...stored, CompanyComments: member.text(company, 'CompanyComments') });
        throw error;
      }
    },
  }),
};
