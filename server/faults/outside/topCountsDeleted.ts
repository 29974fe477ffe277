import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

export const topCountsDeleted: Fault = {
  clause: 'GET-5',
  about: 'ReturnTopNRecords counts the deleted companies too, which are then left out.',
  causes: ['ReturnTopNRecords does not give the records with the highest ids'],
  operations: ['CompanyGet'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      if (call.operation?.name !== 'CompanyGet' || member.int(request, 'ReturnTopNRecords') <= 0)
        return inner.handle(call, request);
      if (request.showDeleted === 'showAllDeletedAndUndeleted') return inner.handle(call, request);
      const top = inner.handle(call, { ...request, showDeleted: 'showAllDeletedAndUndeleted' });
      return {
        ...top,
        mvCompanies: member
          .records(top, 'mvCompanies')
          .filter((company) => store.companies.get(member.int(company, 'CompanyId')) !== undefined),
      };
    },
  }),
};
