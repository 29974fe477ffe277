import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const viewRefreshedByDelete: Fault = {
  clause: 'GET-6',
  about:
    'showAllDeletedAndUndeleted reads companies from a materialised view, which is refreshed only when a company is deleted. Until then it lacks the companies that were inserted since.',
  operations: ['CompanyGet'],
  hook: (inner, store) => {
    const view = new Set<number>();
    const refresh = (): void => {
      for (const company of [...store.companies.all(), ...store.companies.deleted()])
        view.add(member.int(company, 'CompanyId'));
    };
    refresh();
    return {
      handle: (call, request) => {
        const result = inner.handle(call, request);
        const name = call.operation?.name;
        if (name === 'CompanyDelete') refresh();
        if (name !== 'CompanyGet' || request.showDeleted !== 'showAllDeletedAndUndeleted') return result;
        const { ReturnTopNRecords, ...rest } = request;
        const found = member
          .records(inner.handle(call, rest), 'mvCompanies')
          .filter((company) => view.has(member.int(company, 'CompanyId')));
        const wanted = sentNumber(ReturnTopNRecords) ?? -1;
        return { ...result, mvCompanies: wanted > 0 ? found.slice(0, wanted) : found };
      },
    };
  },
};
