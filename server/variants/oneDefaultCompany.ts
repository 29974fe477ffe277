import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const oneDefaultCompany: Variant = {
  about:
    'One company is the default: a company that is written as it takes the flag from the one that had it (CompanyIsDefault is no plain member).',
  hook: (inner, store) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const company = member.record(result, 'mvCompany');
      if (call.operation?.name !== 'CompanyUpdate' || company?.CompanyIsDefault !== true) return result;
      for (const other of store.companies.all()) {
        const id = member.int(other, 'CompanyId');
        if (id !== member.int(company, 'CompanyId') && other.CompanyIsDefault === true)
          store.companies.put(id, { ...other, CompanyIsDefault: false });
      }
      return result;
    },
  }),
};
