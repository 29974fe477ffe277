import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const companyUpsertedOnce: Fault = {
  clause: 'ACT-3',
  about: 'InsertOrUpdate changes a company once only: what it sends for one that it changed before is lost.',
  operations: ['CompanyUpdate', 'CompanyGet'],
  hook: (inner, store) => {
    const changed = new Set<number>();
    return {
      handle: (call, request) => {
        const id = member.int(member.record(request, 'mvCompany') ?? {}, 'CompanyId');
        const before = store.companies.get(id);
        const isUpsert =
          call.operation?.name === 'CompanyUpdate' &&
          member.text(request, 'mvRecordAction') === 'InsertOrUpdate';
        const result = inner.handle(call, request);
        if (!isUpsert || before === undefined) return result;
        if (changed.has(id)) store.companies.put(id, before);
        changed.add(id);
        return result;
      },
    };
  },
};
