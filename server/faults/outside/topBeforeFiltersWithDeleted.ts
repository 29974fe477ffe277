import type { Fault } from '../../Fault.ts';
import type { Hook } from '../../Hook.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

const gets = ['DocumentTypeGet', 'ShippingProviderGet', 'CompanyGet'];

const hook: Hook = (inner) => ({
  handle: (call, request) => {
    const { name = '', list = '', id = '' } = call.operation ?? {};
    const { Filters, ...unfiltered } = request;
    const { ReturnTopNRecords, ...untopped } = request;
    if (
      !gets.includes(name) ||
      request.showDeleted !== 'showAllDeletedAndUndeleted' ||
      member.records(request, 'Filters').length === 0 ||
      (sentNumber(ReturnTopNRecords) ?? 0) <= 0
    )
      return inner.handle(call, request);
    const result = inner.handle(call, untopped);
    const top = member.records(inner.handle(call, unfiltered), list).map((record) => member.int(record, id));
    const found = member.records(result, list).filter((record) => top.includes(member.int(record, id)));
    return { ...result, [list]: found };
  },
});

export const topBeforeFiltersWithDeleted: Fault = {
  clause: 'FLT-6',
  about: 'If deleted records are shown too, ReturnTopNRecords is applied before the filters.',
  operations: gets,
  hook,
};
