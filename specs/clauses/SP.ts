import { atDefaultAddress } from '../appliesTo/atDefaultAddress.ts';
import { both } from '../appliesTo/both.ts';
import { operationIs } from '../appliesTo/operationIs.ts';
import type { Clause } from '../Clause.ts';

/** Shipping providers. */
export const SP: readonly Clause[] = [
  {
    id: 'SP-1',
    level: 'MUST',
    statement: 'ShippingProviderUpdate takes all four record actions and cannot change ShippingProviderId.',
    section: 'Operation rules 3',
    judging: 'An Update with an id answers with that id in entityID and in the echo.',
    appliesTo: {
      reason: 'The rule is about this one operation.',
      holds: both(operationIs('ShippingProviderUpdate'), atDefaultAddress),
    },
  },
];
