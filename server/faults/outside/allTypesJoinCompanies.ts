import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const allTypesJoinCompanies: Fault = {
  clause: 'GET-6',
  about:
    'Joins document types with companies when deleted ones are requested too, so that showAllDeletedAndUndeleted lacks the types that belong to no company.',
  operations: ['DocumentTypeGet'],
  hook: (inner) => ({
    handle: (call, request) => {
      if (call.operation?.name !== 'DocumentTypeGet' || request.showDeleted !== 'showAllDeletedAndUndeleted')
        return inner.handle(call, request);
      const { ReturnTopNRecords, ...rest } = request;
      const result = inner.handle(call, rest);
      const joined = member
        .records(result, 'mvDocumentTypes')
        .filter((type) => member.int(type, 'DocumentTypeCompanyID') !== 0);
      const wanted = sentNumber(ReturnTopNRecords) ?? 0;
      return { ...result, mvDocumentTypes: wanted > 0 ? joined.slice(0, wanted) : joined };
    },
  }),
};
