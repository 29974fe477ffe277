import { isDateTime } from '../../../specs/datetime.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { onSuccess } from '../../hooks/onSuccess.ts';
import { member } from '../../records/member.ts';

const time = ({ SalesOrderDate: date }: RecordValue): number => (isDateTime(date) ? date.ms : 0);

export const topOldestFirst: Fault = {
  clause: 'GET-2',
  about:
    'With ReturnTopNRecords the right sales orders come, but the one with the earliest SalesOrderDate first.',
  causes: ['with ReturnTopNRecords records do not come by descending id'],
  operations: ['SalesOrderGet'],
  hook: onSuccess(['SalesOrderGet'], (result, request) => {
    if (member.int(request, 'ReturnTopNRecords') <= 0) return result;
    const orders = [...member.records(result, 'mvSalesOrders')];
    return { ...result, mvSalesOrders: orders.sort((one, other) => time(one) - time(other)) };
  }),
};
