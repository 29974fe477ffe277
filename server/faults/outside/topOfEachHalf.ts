import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const topOfEachHalf: Fault = {
  clause: 'GET-5',
  about:
    'With showAllDeletedAndUndeleted the top N are taken of the deleted and of the others, each by itself: 2N come.',
  causes: ['ReturnTopNRecords gives more records than it asks for ({count} for {asked})'],
  operations: ['CompanyGet', 'ShippingProviderGet', 'DocumentTypeGet'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const top = sentNumber(request.ReturnTopNRecords) ?? 0;
      const { list = '', order = '' } = call.operation ?? {};
      if (top <= 0 || member.text(request, 'showDeleted') !== 'showAllDeletedAndUndeleted')
        return inner.handle(call, request);
      const deleted = new Set(
        (call.operation?.name === 'CompanyGet'
          ? store.companies
          : call.operation?.name === 'ShippingProviderGet'
            ? store.shippingProviders
            : store.documentTypes
        )
          .deleted()
          .map((record) => member.int(record, order)),
      );
      const { ReturnTopNRecords: _, ...whole } = request;
      const result = inner.handle(call, whole);
      const records = member.records(result, list);
      const isDeleted = (id: number): boolean => deleted.has(id);
      const kept = [
        ...records.filter((record) => !isDeleted(member.int(record, order))).slice(0, top),
        ...records.filter((record) => isDeleted(member.int(record, order))).slice(0, top),
      ];
      return { ...result, [list]: records.filter((record) => kept.includes(record)) };
    },
  }),
};
