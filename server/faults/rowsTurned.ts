import type { Format } from '../../specs/Format.ts';
import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onReply } from '../hooks/onReply.ts';
import { member } from '../records/member.ts';

export const rowsTurned: Fault = {
  clause: 'XF-1',
  about:
    'The rows of a record come in the opposite order: of orders in json, of products in csv and jsv, elsewhere of carriers.',
  operations: ['SalesOrderGet', 'ProductBOMGet', 'ShippingProviderGet'],
  hook: onReply({ outcome: 'success' }, (members, { operation, format }) => {
    const name = operation?.list ?? '';
    return turned[format] === operation?.name
      ? {
          ...members,
          [name]: member
            .records(members, name)
            .map((one) =>
              changedValues(one, (value) => (Array.isArray(value) ? [...value].reverse() : value)),
            ),
        }
      : members;
  }),
};

const turned: Readonly<Record<Format, string>> = {
  json: 'SalesOrderGet',
  csv: 'ProductBOMGet',
  jsv: 'ProductBOMGet',
  xml: 'ShippingProviderGet',
  soap11: 'ShippingProviderGet',
  soap12: 'ShippingProviderGet',
};
