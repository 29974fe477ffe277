import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const deletedCompanyFoundById: Fault = {
  clause: 'DEL-1',
  about:
    'Does not remove a deleted company from the cache by id, so that CompanyGet with the lone filter CompanyId Equals still returns it.',
  operations: ['CompanyDelete', 'CompanyGet'],
  hook: (inner, store) => {
    const cached = new Map<number, RecordValue>();
    return {
      handle: (call, request) => {
        const { name } = call.operation ?? {};
        const id = sentNumber(request.CompanyIDToDelete) ?? 0;
        const company = name === 'CompanyDelete' ? store.companies.get(id) : undefined;
        const result = inner.handle(call, request);
        if (company !== undefined) cached.set(id, company);
        const [filter, ...others] = member.records(request, 'Filters');
        if (
          name !== 'CompanyGet' ||
          filter?.FieldName !== 'CompanyId' ||
          filter.SearchOperator !== 'Equals' ||
          others.length > 0 ||
          member.records(result, 'mvCompanies').length > 0
        )
          return result;
        const found = cached.get(sentNumber(filter.SearchValue) ?? 0);
        return found === undefined ? result : { ...result, mvCompanies: [found] };
      },
    };
  },
};
