import type { Fault } from '../../Fault.ts';
import { onSent } from '../../hooks/onSent.ts';

export const billingAddressSearched: Fault = {
  clause: 'FLT-1',
  about: 'A filter on SalesOrderShippingAddress looks into the column of the billing address.',
  causes: ['a search for text does not find what it should'],
  operations: ['SalesOrderGet'],
  hook: onSent({ operations: ['SalesOrderGet'] }, /^FieldName$/, (value) =>
    value === 'SalesOrderShippingAddress' ? 'SalesOrderBillingAddress' : value,
  ),
};
