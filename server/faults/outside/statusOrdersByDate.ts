import { isDateTime } from '../../../specs/datetime.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { onFound } from '../../hooks/onFound.ts';
import { member } from '../../records/member.ts';

const time = ({ SalesOrderDate: date }: RecordValue): number => (isDateTime(date) ? date.ms : 0);

export const statusOrdersByDate: Fault = {
  clause: 'GET-2',
  about:
    'SalesOrderGet with both mvSalesOrderStatus and ReturnTopNRecords returns the right orders, but the latest SalesOrderDate first.',
  operations: ['SalesOrderGet'],
  hook: onFound(['SalesOrderGet'], (found, request) =>
    member.text(request, 'mvSalesOrderStatus') !== '' && member.int(request, 'ReturnTopNRecords') > 0
      ? [...found].sort((one, other) => time(other) - time(one))
      : found,
  ),
};
