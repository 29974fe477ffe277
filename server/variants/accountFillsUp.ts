import { roomFor } from '../hooks/roomFor.ts';
import { recordWrites } from '../hooks/writtenRecords.ts';
import type { Variant } from '../Variant.ts';

/** How many more records of each kind fit in: two formats find room for theirs. */
const room = 2;

/** Empty samples: it takes any plain record while there is room. */
const samples = {
  mvCompany: {},
  mvDocument: {},
  mvIntegrationUpdate: {},
  mvPurchaseOrder: {},
  mvShippingProvider: {},
  ProductBundleDetails: {},
};

export const accountFillsUp: Variant = {
  about: `The samples of the fixtures are taken, but the account has room for ${room} more records of each kind (rule 3).`,
  blocks: ['control', 'layout', 'nothing'],
  fixtures: { samples },
  hook: roomFor(room, recordWrites),
};
