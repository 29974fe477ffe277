import { member } from '../records/member.ts';
import type { Store } from '../store/Store.ts';
import type { Variant } from '../Variant.ts';

/** The company with the highest id is the default one, and no other. */
function settle({ companies }: Store): void {
  const all = companies.all().map((company) => ({ company, id: member.int(company, 'CompanyId') }));
  const newest = Math.max(...all.map(({ id }) => id));
  for (const { company, id } of all) {
    if (member.flag(company, 'CompanyIsDefault') !== (id === newest))
      companies.put(id, { ...company, CompanyIsDefault: id === newest });
  }
}

export const newestCompanyIsDefault: Variant = {
  about:
    'The newest company is always the default one, so a write changes that flag of another company; ' +
    'it is no plain member.',
  hook: (inner, store) => {
    settle(store);
    return {
      handle: (call, request) => {
        const result = inner.handle(call, request);
        const { name } = call.operation ?? {};
        if (name !== 'CompanyUpdate' && name !== 'CompanyDelete') return result;
        settle(store);
        const written = member.record(result, 'mvCompany');
        if (written === null) return result;
        return { ...result, mvCompany: store.companies.get(member.int(written, 'CompanyId')) };
      },
    };
  },
};
