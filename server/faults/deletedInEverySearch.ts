import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const deletedInEverySearch: Fault = {
  clause: 'FLT-1',
  about: 'With showAllDeletedAndUndeleted every search brings all deleted companies.',
  causes: ['a search for deleted records does not keep to its filter'],
  operations: ['CompanyGet'],
  hook: (inner) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const isAll = member.text(request, 'showDeleted') === 'showAllDeletedAndUndeleted';
      if (call.operation?.name !== 'CompanyGet' || !isAll || member.records(request, 'Filters').length === 0)
        return result;
      const shown = (showDeleted: string) =>
        member.records(inner.handle(call, { APIKEY: request.APIKEY ?? '', showDeleted }), 'mvCompanies');
      const idsIn = (records: ReturnType<typeof shown>) =>
        new Set(records.map((one) => member.int(one, 'CompanyId')));
      const found = member.records(result, 'mvCompanies');
      const known = idsIn([...found, ...shown('showOnlyUndeleted')]);
      const deleted = shown('showAllDeletedAndUndeleted').filter(
        (one) => !known.has(member.int(one, 'CompanyId')),
      );
      return { ...result, mvCompanies: [...found, ...deleted] };
    },
  }),
};
