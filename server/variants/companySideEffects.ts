import type { RecordValue } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';
import type { Store } from '../store/Store.ts';
import type { Variant } from '../Variant.ts';

const idOf = (company: RecordValue): number => member.int(company, 'CompanyId');

/** Makes a company the default one, and no other. */
function makeDefault(store: Store, id: number): void {
  for (const company of store.companies.all()) {
    const isDefault = idOf(company) === id;
    if (member.flag(company, 'CompanyIsDefault') !== isDefault)
      store.companies.put(idOf(company), { ...company, CompanyIsDefault: isDefault });
  }
}

const oneDefault: Hook = (inner, store) => ({
  handle: (call, request) => {
    const { name } = call.operation ?? {};
    if (name !== 'CompanyUpdate' && name !== 'CompanyDelete') return inner.handle(call, request);
    const before = store.companies.find((one) => member.flag(one, 'CompanyIsDefault'));
    const defaultId = idOf(before ?? {});
    const result = inner.handle(call, request);
    if (name === 'CompanyUpdate') {
      const written = member.record(result, 'mvCompany') ?? {};
      const id = idOf(written);
      makeDefault(store, member.flag(written, 'CompanyIsDefault') ? id : defaultId);
      return { ...result, mvCompany: store.companies.get(id) ?? written };
    }
    for (const type of store.documentTypes.all()) {
      const company = member.int(type, 'DocumentTypeCompanyID');
      if (company !== 0 && store.companies.get(company) === undefined)
        store.documentTypes.markDeleted(member.int(type, 'DocumentTypeID'));
    }
    const ids = store.companies.all().map(idOf);
    if (store.companies.get(defaultId) === undefined && ids.length > 0) makeDefault(store, Math.min(...ids));
    return result;
  },
});

export const companySideEffects: Variant = {
  about:
    'Has exactly one default company: a new one replaces the old one, and deleting a company deletes its document types.',
  hook: oneDefault,
};
