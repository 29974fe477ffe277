import type { Fault } from '../Fault.ts';
import { rowsTurnedIn } from '../hooks/rowsTurnedIn.ts';

export const rowsOfProductsTurnedInMarkup: Fault = {
  clause: 'XF-1',
  level: 'SHOULD',
  about:
    'The rows of a record come in the opposite order: of carriers in json, of orders in csv and jsv, elsewhere of products.',
  causes: ['rows within a record come in another order in {format}'],
  operations: ['SalesOrderGet', 'ProductBOMGet', 'ShippingProviderGet'],
  hook: rowsTurnedIn({
    json: 'ShippingProviderGet',
    csv: 'SalesOrderGet',
    jsv: 'SalesOrderGet',
    xml: 'ProductBOMGet',
    soap11: 'ProductBOMGet',
    soap12: 'ProductBOMGet',
  }),
};
