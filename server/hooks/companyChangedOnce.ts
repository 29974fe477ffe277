import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';

/**
 * Once an action has changed a company, stores nothing more that this action sends for it. The answer shows the change all the
 * same.
 */
export const companyChangedOnce =
  (action: string): Hook =>
  (inner, store) => {
    const changed = new Set<number>();
    return {
      handle: (call, request) => {
        const id = member.int(member.record(request, 'mvCompany') ?? {}, 'CompanyId');
        const before = store.companies.get(id);
        const isMeant =
          call.operation?.name === 'CompanyUpdate' && member.text(request, 'mvRecordAction') === action;
        const result = inner.handle(call, request);
        if (!isMeant || before === undefined) return result;
        if (changed.has(id)) store.companies.put(id, before);
        changed.add(id);
        return result;
      },
    };
  };
