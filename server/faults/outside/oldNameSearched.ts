import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { recordWrite } from '../../hooks/writtenRecords.ts';
import { member } from '../../records/member.ts';

export const oldNameSearched: Fault = {
  clause: 'FLT-1',
  about:
    'The index of company names is not brought up to date by a write: filters go by the name that a company had at first.',
  operations: ['CompanyGet', 'CompanyUpdate'],
  hook: (inner, store) => {
    const indexed = new Map<number, string>();
    return {
      handle: (call, request) => {
        if (call.operation?.name === 'CompanyUpdate') {
          const { stored, action } = recordWrite('CompanyUpdate', request, store);
          const result = inner.handle(call, request);
          const id = member.int(stored ?? {}, 'CompanyId');
          if (stored !== undefined && action !== 'Insert' && !indexed.has(id))
            indexed.set(id, member.text(stored, 'CompanyName'));
          return result;
        }
        if (call.operation?.name !== 'CompanyGet' || member.records(request, 'Filters').length === 0)
          return inner.handle(call, request);
        const current = new Map<number, RecordValue>();
        for (const [id, CompanyName] of indexed) {
          const company = store.companies.get(id);
          if (company === undefined) continue;
          current.set(id, company);
          store.companies.put(id, { ...company, CompanyName });
        }
        try {
          const result = inner.handle(call, request);
          const found = member.records(result, 'mvCompanies');
          return {
            ...result,
            mvCompanies: found.map((one) => current.get(member.int(one, 'CompanyId')) ?? one),
          };
        } finally {
          for (const [id, company] of current) store.companies.put(id, company);
        }
      },
    };
  },
};
