import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

const gets = ['CompanyGet', 'ShippingProviderGet'];

export const deletedBesideTheTop: Fault = {
  clause: 'GET-5',
  about:
    'With showAllDeletedAndUndeleted only the undeleted are counted for ReturnTopNRecords, and all deleted ones come on top.',
  causes: ['ReturnTopNRecords gives more records than it asks for ({count} for {asked})'],
  operations: gets,
  hook: (inner) => ({
    handle: (call, request) => {
      const { name = '', list = '', id = '' } = call.operation ?? {};
      const wanted = Number(
        request.ReturnTopNRecords === undefined ? 0 : member.int(request, 'ReturnTopNRecords'),
      );
      if (
        !gets.includes(name) ||
        wanted < 1 ||
        member.text(request, 'showDeleted') !== 'showAllDeletedAndUndeleted'
      )
        return inner.handle(call, request);
      const { ReturnTopNRecords, ...all } = request;
      const result = inner.handle(call, all);
      const idOf = (one: RecordValue): number => member.int(one, id);
      const kept = { ...all, ReturnTopNRecords, showDeleted: 'showOnlyUndeleted' };
      const top = new Set(member.records(inner.handle(call, kept), list).map(idOf));
      const live = new Set(
        member.records(inner.handle(call, { ...all, showDeleted: 'showOnlyUndeleted' }), list).map(idOf),
      );
      const shown = member.records(result, list).filter((one) => top.has(idOf(one)) || !live.has(idOf(one)));
      return { ...result, [list]: shown };
    },
  }),
};
