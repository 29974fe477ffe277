import type { Fault } from '../Fault.ts';
import { rowsTurnedIn } from '../hooks/rowsTurnedIn.ts';

export const rowsOfOrdersTurnedInMarkup: Fault = {
  clause: 'XF-1',
  level: 'SHOULD',
  about:
    'The rows of a record come in the opposite order: of products in json, of carriers in csv and jsv, elsewhere of orders.',
  causes: ['rows within a record come in another order in {format}'],
  operations: ['SalesOrderGet', 'ProductBOMGet', 'ShippingProviderGet'],
  hook: rowsTurnedIn({
    json: 'ProductBOMGet',
    csv: 'ShippingProviderGet',
    jsv: 'ShippingProviderGet',
    xml: 'SalesOrderGet',
    soap11: 'SalesOrderGet',
    soap12: 'SalesOrderGet',
  }),
};
