import { atDefaultAddress } from '../appliesTo/atDefaultAddress.ts';
import { both } from '../appliesTo/both.ts';
import { operationIs } from '../appliesTo/operationIs.ts';
import type { Clause } from '../Clause.ts';

/** Integration updates. */
export const IU: readonly Clause[] = [
  {
    id: 'IU-1',
    level: 'MUST',
    statement: 'IntegrationUpdateUpdate takes all four record actions.',
    section: 'Operation rules 4',
    judging:
      'By the echo, since there is no Get; that the echo of an Update shows the changed members is a SHOULD.',
    open: 'Tries and IntegrationUpdateDateTime, which the server may set.',
    appliesTo: {
      reason: 'The rule is about this one operation.',
      holds: both(operationIs('IntegrationUpdateUpdate'), atDefaultAddress),
    },
  },
];
