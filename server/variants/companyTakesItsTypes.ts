import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const companyTakesItsTypes: Variant = {
  about:
    'With a company its own document types are deleted (DEL-1: what belongs to what is deleted is not shown).',
  hook: (inner, store) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      if (call.operation?.name !== 'CompanyDelete') return result;
      const id = member.int(request, 'CompanyIDToDelete');
      for (const type of store.documentTypes.all()) {
        if (member.int(type, 'DocumentTypeCompanyID') === id && id > 0)
          store.documentTypes.markDeleted(member.int(type, 'DocumentTypeID'));
      }
      return result;
    },
  }),
};
