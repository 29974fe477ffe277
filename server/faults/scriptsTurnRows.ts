import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onReply } from '../hooks/onReply.ts';
import { member } from '../records/member.ts';

export const scriptsTurnRows: Fault = {
  clause: 'FMT-8',
  level: 'SHOULD',
  about: 'In a script the rows of a record come in the opposite order.',
  causes: ['rows within a record come in another order in a script'],
  operations: ['SalesOrderGet', 'ProductBOMGet', 'ShippingProviderGet'],
  hook: onReply({ jsonp: true, outcome: 'success' }, (members, { operation }) => {
    const name = operation?.list;
    if (name === undefined) return members;
    const records = member
      .records(members, name)
      .map((one) => changedValues(one, (value) => (Array.isArray(value) ? [...value].reverse() : value)));
    return { ...members, [name]: records };
  }),
};
