import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { withRowsTurned } from '../hooks/rowsTurnedIn.ts';

export const scriptsTurnRows: Fault = {
  clause: 'FMT-8',
  level: 'SHOULD',
  about: 'In a script the rows of a record come in the opposite order.',
  causes: ['rows within a record come in another order in a script'],
  operations: ['SalesOrderGet', 'ProductBOMGet', 'ShippingProviderGet'],
  hook: onAnswerMembers({ jsonp: true, outcome: 'success' }, (members, { operation }) =>
    operation === null ? members : withRowsTurned(members, operation),
  ),
};
