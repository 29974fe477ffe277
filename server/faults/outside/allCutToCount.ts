import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

const operations = ['ShippingProviderGet', 'CompanyGet'];

export const allCutToCount: Fault = {
  clause: 'GET-6',
  about:
    'With showAllDeletedAndUndeleted as many records come as are not deleted: the deleted ones push the lowest ids out.',
  causes: ['showAllDeletedAndUndeleted leaves out records that are not deleted'],
  operations,
  hook: (inner) => ({
    handle: (call, request) => {
      const { name = '', list = '' } = call.operation ?? {};
      const result = inner.handle(call, request);
      if (
        !operations.includes(name) ||
        member.text(request, 'showDeleted') !== 'showAllDeletedAndUndeleted' ||
        (sentNumber(request.ReturnTopNRecords) ?? 0) > 0
      )
        return result;
      const counted = inner.handle(call, { ...request, showDeleted: 'showOnlyUndeleted' });
      return {
        ...result,
        [list]: member.records(result, list).slice(0, member.records(counted, list).length),
      };
    },
  }),
};
