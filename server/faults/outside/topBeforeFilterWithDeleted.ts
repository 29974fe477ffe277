import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const topBeforeFilterWithDeleted: Fault = {
  clause: 'FLT-6',
  about:
    'When deleted records are shown too, ReturnTopNRecords is applied within the UNION query and the filters only afterwards, so matches are missing.',
  operations: ['DocumentTypeGet', 'ShippingProviderGet', 'CompanyGet'],
  hook: (inner) => ({
    handle: (call, request) => {
      const { operation } = call;
      if (
        operation?.showDeleted !== true ||
        member.text(request, 'showDeleted') !== 'showAllDeletedAndUndeleted' ||
        member.records(request, 'Filters').length === 0 ||
        (sentNumber(request.ReturnTopNRecords) ?? 0) <= 0
      )
        return inner.handle(call, request);
      const { list = '', id = '' } = operation;
      const { Filters, ReturnTopNRecords, ...rest } = request;
      const top = member
        .records(inner.handle(call, { ...rest, ReturnTopNRecords }), list)
        .map((record) => member.int(record, id));
      const found = inner.handle(call, { ...rest, Filters });
      return {
        ...found,
        [list]: member.records(found, list).filter((record) => top.includes(member.int(record, id))),
      };
    },
  }),
};
