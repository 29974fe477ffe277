import type { RecordValue } from '../../specs/Value.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const deletedCompanyShownOnce: Variant = {
  about:
    'The first CompanyGet after a CompanyDelete comes from a copy that does not know of it yet (ACT-6: what shows late is a SHOULD).',
  leaves: ['ACT-6', 'DEL-1', 'GET-8'],
  hook: (inner, store) => {
    let late: RecordValue | undefined;
    return {
      handle: (call, request) => {
        const name = call.operation?.name;
        const isPlain =
          member.records(request, 'Filters').length === 0 &&
          member.text(request, 'showDeleted') !== 'showAllDeletedAndUndeleted';
        if (name === 'CompanyGet' && late !== undefined && isPlain) {
          const shown = late;
          late = undefined;
          const id = member.int(shown, 'CompanyId');
          // The id may have gone to another company since.
          if (store.companies.get(id) !== undefined) return inner.handle(call, request);
          store.companies.put(id, shown);
          try {
            return inner.handle(call, request);
          } finally {
            store.companies.remove(id);
          }
        }
        const deleted =
          name === 'CompanyDelete'
            ? store.companies.get(member.int(request, 'CompanyIDToDelete'))
            : undefined;
        const result = inner.handle(call, request);
        late = deleted ?? late;
        return result;
      },
    };
  },
};
