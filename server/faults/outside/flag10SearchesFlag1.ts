import type { Fault } from '../../Fault.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';

export const flag10SearchesFlag1: Fault = {
  clause: 'FLT-5',
  about: 'A search of sales orders by SalesOrderCustomFlag10 looks at SalesOrderCustomFlag1.',
  causes: ['{operator} finds records that it does not select'],
  operations: ['SalesOrderGet'],
  hook: onSentMembers({ operations: ['SalesOrderGet'] }, /^FieldName$/, (value) =>
    value === 'SalesOrderCustomFlag10' ? 'SalesOrderCustomFlag1' : value,
  ),
};
