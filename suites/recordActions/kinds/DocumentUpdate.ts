import { addresses } from '../../builds/addresses.ts';
import { document } from '../../builds/document.ts';
import type { Kind } from '../Kind.ts';

/** Documents are inserted only: of one that exists nearly nothing may change (DOC-2). */
export const DocumentUpdate: Kind = {
  build: (context, label) => {
    const sku = context.fixtures.knownSkus?.[0];
    return sku === undefined ? 'knownSkus' : document(context, label, [sku]);
  },
  named: () => ({}),
  besides: addresses('DocumentAddresses'),
  changed: () => ({}),
  partly: () => ({}),
  kept: [],
  updates: [],
  inserts: ['InsertOrUpdate', 'InsertOrUpdateNonEmptyFields'],
};
