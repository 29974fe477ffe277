import { atDefaultAddress } from '../appliesTo/atDefaultAddress.ts';
import { both } from '../appliesTo/both.ts';
import { operationIs } from '../appliesTo/operationIs.ts';
import type { Clause } from '../Clause.ts';

/** Product bundles. */
export const PB: readonly Clause[] = [
  {
    id: 'PB-1',
    level: 'MUST',
    statement: 'ProductBundleUpdate inserts and updates a bundle together with its IncludedProducts.',
    section: 'Endpoints: Operations with request and response shape',
    judging: 'The echo holds the products that were sent, by SKU and quantity.',
    appliesTo: {
      reason: 'The one operation on bundles.',
      holds: both(operationIs('ProductBundleUpdate'), atDefaultAddress),
    },
  },
];
