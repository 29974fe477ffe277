import type { Fault } from '../../Fault.ts';
import { onMember } from '../../hooks/onMember.ts';

export const listsByTypeName: Fault = {
  clause: 'TYP-11',
  about: 'In csv the batches of a sales order row are the name of their type and not a list.',
  causes: ['lists in a cell are not written as name:value pairs in brackets'],
  operations: ['SalesOrderGet'],
  hook: onMember({ formats: ['csv'], operations: ['SalesOrderGet'] }, 'SalesOrderRowBatchNumbers', (value) =>
    Array.isArray(value) && value.length > 0 ? 'System.Collections.Generic.List`1[BatchNumberDetail]' : value,
  ),
};
