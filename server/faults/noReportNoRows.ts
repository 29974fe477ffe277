import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const noReportNoRows: Fault = {
  clause: 'GET-12',
  about: 'In jsv CustomReportGetData without a report succeeds without rows.',
  causes: ['without a report CustomReportGetData succeeds'],
  operations: ['CustomReportGetData'],
  hook: (inner) => ({
    handle: (call, request) =>
      call.body === 'jsv' &&
      call.operation?.name === 'CustomReportGetData' &&
      !member.has(request, 'CustomReportId')
        ? { Rows: [] }
        : inner.handle(call, request),
  }),
};
