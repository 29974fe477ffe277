import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const boxesCutFirst: Fault = {
  clause: 'FLT-6',
  about: 'In csv the newest boxes are taken before the filters select among them.',
  causes: ['ReturnTopNRecords is applied before all filters are'],
  operations: ['DashboardBoxGet'],
  hook: (inner) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const isCut =
        call.body === 'csv' &&
        call.operation?.name === 'DashboardBoxGet' &&
        member.has(request, 'ReturnTopNRecords') &&
        member.records(request, 'Filters').length > 0;
      if (!isCut) return result;
      const { Filters, ...unfiltered } = request;
      const { ReturnTopNRecords, ...whole } = request;
      const ids = new Set(
        member
          .records(inner.handle(call, unfiltered), 'mvDashboardBoxes')
          .map((box) => member.int(box, 'DashboardBoxID')),
      );
      const selected = member.records(inner.handle(call, whole), 'mvDashboardBoxes');
      return { mvDashboardBoxes: selected.filter((box) => ids.has(member.int(box, 'DashboardBoxID'))) };
    },
  }),
};
