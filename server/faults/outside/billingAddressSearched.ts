import type { Fault } from '../../Fault.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';

export const billingAddressSearched: Fault = {
  clause: 'FLT-1',
  about: 'A filter on SalesOrderShippingAddress looks into the column of the billing address.',
  causes: ['a search for text does not find what it should'],
  operations: ['SalesOrderGet'],
  hook: onSentMembers({ operations: ['SalesOrderGet'] }, /^FieldName$/, (value) =>
    value === 'SalesOrderShippingAddress' ? 'SalesOrderBillingAddress' : value,
  ),
};
