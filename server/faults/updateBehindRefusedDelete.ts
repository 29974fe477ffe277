import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const updateBehindRefusedDelete: Fault = {
  clause: 'ACT-6',
  about: 'The first Update of a company behind a refused CompanyDelete is answered as usual, and not kept.',
  causes: ['a Get shows what was written before the last write ({member})'],
  operations: ['CompanyUpdate', 'CompanyGet'],
  hook: (inner, store) => {
    let isRolledBack = false;
    return {
      handle: (call, request) => {
        const { name } = call.operation ?? {};
        if (name === 'CompanyDelete') {
          try {
            return inner.handle(call, request);
          } catch (error) {
            isRolledBack = true;
            throw error;
          }
        }
        if (name !== 'CompanyUpdate' || member.text(request, 'mvRecordAction') !== 'Update')
          return inner.handle(call, request);
        const id = member.int(member.record(request, 'mvCompany') ?? {}, 'CompanyId');
        const stored = store.companies.get(id);
        const result = inner.handle(call, request);
        if (isRolledBack && stored !== undefined) store.companies.put(id, stored);
        isRolledBack = false;
        return result;
      },
    };
  },
};
