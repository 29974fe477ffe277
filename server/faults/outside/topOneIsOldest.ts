import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

const operations = ['SalesOrderGet', 'DashboardBoxGet', 'CompanyGet'];

export const topOneIsOldest: Fault = {
  clause: 'GET-5',
  about:
    'ReturnTopNRecords 1 has a way of its own, which takes the first record that was made and not the last.',
  causes: ['ReturnTopNRecords gives the oldest records'],
  operations,
  hook: (inner) => ({
    handle: (call, request) => {
      const { name = '', list = '' } = call.operation ?? {};
      if (!operations.includes(name) || sentNumber(request.ReturnTopNRecords) !== 1)
        return inner.handle(call, request);
      const { ReturnTopNRecords: _, ...whole } = request;
      const result = inner.handle(call, whole);
      return { ...result, [list]: member.records(result, list).slice(-1) };
    },
  }),
};
