import { roomFor } from '../hooks/roomFor.ts';
import type { Variant } from '../Variant.ts';

/** How many more records of each kind fit in. */
const room = 40;

export const planIsFull: Variant = {
  about: `The plan holds ${room} more companies, carriers, bundles and integration updates, and what is inserted beyond is refused (rule 3).`,
  blocks: ['control', 'layout', 'nothing'],
  hook: roomFor(room, [
    'CompanyUpdate',
    'ShippingProviderUpdate',
    'ProductBundleUpdate',
    'IntegrationUpdateUpdate',
  ]),
};
