import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const minusOneIsNone: Fault = {
  clause: 'GET-4',
  about: 'In xml ReturnTopNRecords -1 gives no company.',
  causes: ['ReturnTopNRecords -1 does not give the same as leaving it out'],
  operations: ['CompanyGet'],
  hook: (inner) => ({
    handle: (call, request) =>
      call.body === 'xml' &&
      call.operation?.name === 'CompanyGet' &&
      Number(member.text(request, 'ReturnTopNRecords') || member.int(request, 'ReturnTopNRecords')) === -1
        ? { mvCompanies: [] }
        : inner.handle(call, request),
  }),
};
