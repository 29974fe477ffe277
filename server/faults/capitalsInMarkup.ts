import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onReply } from '../hooks/onReply.ts';

export const capitalsInMarkup: Fault = {
  clause: 'XF-1',
  about: 'In xml and soap texts of what nobody writes are in capitals.',
  operations: ['*Get*'],
  hook: onReply({ formats: ['xml', 'soap11', 'soap12'], outcome: 'success' }, (members, { operation }) => {
    if (operation?.kind !== 'get' || written.includes(operation.name)) return members;
    const { ResponseStatus, ...rest } = members;
    const inCapitals = changedValues(rest, (value, name) =>
      typeof value === 'string' && named.test(name) ? value.toUpperCase() : value,
    );
    return { ...inCapitals, ResponseStatus };
  }),
};

const written = ['CompanyGet', 'ShippingProviderGet'];
const named = /(Name|Title|Description|Comments|SKU|Number|Text)$/;
