import type { Format } from '../../specs/Format.ts';
import type { Hook } from '../Hook.ts';
import { changedValues } from './changedValues.ts';
import { onAnswerMembers } from './onAnswerMembers.ts';

const written = ['CompanyGet', 'ShippingProviderGet'];
const named = /(Name|Title|Description|Comments|SKU|Number|Text)$/;

/** Shows names and descriptions in capitals in some formats, but not in records that the API writes. */
export const textsInCapitals = (formats: readonly Format[]): Hook =>
  onAnswerMembers({ formats, outcome: 'success' }, (members, { operation }) => {
    if (operation?.kind !== 'get' || written.includes(operation.name)) return members;
    const { ResponseStatus, ...rest } = members;
    const inCapitals = changedValues(rest, (value, name) =>
      typeof value === 'string' && named.test(name) ? value.toUpperCase() : value,
    );
    return { ...inCapitals, ResponseStatus };
  });
