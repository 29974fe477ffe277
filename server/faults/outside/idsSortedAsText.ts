import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

const operations = ['CompanyGet', 'DocumentTypeGet'];

export const idsSortedAsText: Fault = {
  clause: 'GET-2',
  about:
    'Ids of companies and document types are sorted as text, so that 9 comes before 12, before and with ReturnTopNRecords.',
  causes: ['with ReturnTopNRecords records do not come by descending id; ids are compared as texts'],
  operations,
  hook: (inner) => ({
    handle: (call, request) => {
      const { name = '', list = '', order = '' } = call.operation ?? {};
      if (!operations.includes(name)) return inner.handle(call, request);
      const { ReturnTopNRecords, ...whole } = request;
      const result = inner.handle(call, whole);
      const sorted = [...member.records(result, list)].sort((one, other) => {
        const [first, second] = [String(member.int(one, order)), String(member.int(other, order))];
        return first < second ? 1 : first > second ? -1 : 0;
      });
      const top = sentNumber(ReturnTopNRecords) ?? 0;
      return { ...result, [list]: top > 0 ? sorted.slice(0, top) : sorted };
    },
  }),
};
