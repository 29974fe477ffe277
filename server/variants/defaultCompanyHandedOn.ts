import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

/** There is exactly one default company: the last that was named so, else the oldest. */
const hook: Hook = (inner, store) => ({
  handle: (call, request) => {
    const result = inner.handle(call, request);
    const name = call.operation?.name;
    if (name !== 'CompanyUpdate' && name !== 'CompanyDelete') return result;
    const written = member.record(result, 'mvCompany') ?? {};
    const all = store.companies.all();
    const oldest = all.reduce(
      (least, company) => Math.min(least, member.int(company, 'CompanyId')),
      Number.MAX_SAFE_INTEGER,
    );
    const isTaken = member.flag(written, 'CompanyIsDefault');
    const held = all.find((company) => member.flag(company, 'CompanyIsDefault'));
    const chosen = isTaken
      ? member.int(written, 'CompanyId')
      : held === undefined
        ? oldest
        : member.int(held, 'CompanyId');
    for (const company of all) {
      const id = member.int(company, 'CompanyId');
      if (member.flag(company, 'CompanyIsDefault') !== (id === chosen))
        store.companies.put(id, { ...company, CompanyIsDefault: id === chosen });
    }
    const after = store.companies.get(member.int(written, 'CompanyId'));
    return name === 'CompanyUpdate' && after !== undefined ? { ...result, mvCompany: after } : result;
  },
});

export const defaultCompanyHandedOn: Variant = {
  about:
    'Keeps exactly one default company: a new one takes CompanyIsDefault from the others, and a deleted one passes it on (rule 2).',
  hook,
};
