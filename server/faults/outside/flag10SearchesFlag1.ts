import type { Fault } from '../../Fault.ts';
import { onSent } from '../../hooks/onSent.ts';

export const flag10SearchesFlag1: Fault = {
  clause: 'FLT-5',
  about: 'A search of sales orders by SalesOrderCustomFlag10 looks at SalesOrderCustomFlag1.',
  causes: ['{operator} finds records that it does not select'],
  operations: ['SalesOrderGet'],
  hook: onSent({ operations: ['SalesOrderGet'] }, /^FieldName$/, (value) =>
    value === 'SalesOrderCustomFlag10' ? 'SalesOrderCustomFlag1' : value,
  ),
};
