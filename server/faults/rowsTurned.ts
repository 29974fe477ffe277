import type { Fault } from '../Fault.ts';
import { rowsTurnedIn } from '../hooks/rowsTurnedIn.ts';

export const rowsTurned: Fault = {
  clause: 'XF-1',
  level: 'SHOULD',
  about:
    'The rows of a record come in the opposite order: of orders in json, of products in csv and jsv, elsewhere of carriers.',
  causes: ['rows within a record come in another order in {format}'],
  operations: ['SalesOrderGet', 'ProductBOMGet', 'ShippingProviderGet'],
  hook: rowsTurnedIn({
    json: 'SalesOrderGet',
    csv: 'ProductBOMGet',
    jsv: 'ProductBOMGet',
    xml: 'ShippingProviderGet',
    soap11: 'ShippingProviderGet',
    soap12: 'ShippingProviderGet',
  }),
};
