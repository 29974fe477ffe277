import { numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

export const laterPagesOverflow: Fault = {
  clause: 'GET-10',
  about: 'From the second page on, a page of batch numbers has one row more than Limit.',
  causes: ['a page holds more than Limit rows'],
  operations: ['BatchNumberGet'],
  hook: (inner, _store, { choices }) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const page = member.int(request, 'Page');
      if (call.operation?.name !== 'BatchNumberGet' || page <= choices.firstPage) return result;
      if (member.int(request, 'Limit') < 1) return result;
      const next = inner.handle(call, { ...request, Page: numeric(page + 1) });
      return {
        ...result,
        mvBatchNumbers: [
          ...member.records(result, 'mvBatchNumbers'),
          ...member.records(next, 'mvBatchNumbers').slice(0, 1),
        ],
      };
    },
  }),
};
