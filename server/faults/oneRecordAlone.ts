import type { Fault } from '../Fault.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import { member } from '../records/member.ts';

const read = ['SalesOrderGet', 'ProductClientGet', 'DashboardBoxGet'];

export const oneRecordAlone: Fault = {
  clause: 'GET-5',
  about: 'Of sales orders, products of clients and dashboard boxes, each answer brings the first alone.',
  causes: [
    'ReturnTopNRecords above the number of all records gives fewer than there are; no more than {count} come',
  ],
  operations: read,
  hook: onSuccess(read, (result) =>
    Object.fromEntries(
      Object.entries(result).map(([name, value]) =>
        Array.isArray(value) ? [name, member.records(result, name).slice(0, 1)] : [name, value],
      ),
    ),
  ),
};
