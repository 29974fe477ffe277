import { addresses } from '../../builds/addresses.ts';
import { document } from '../../builds/document.ts';
import { plainDocument } from '../../builds/plainDocument.ts';
import { wholeShippingIn } from '../../builds/shipping.ts';
import type { Kind } from '../Kind.ts';

/** Documents are inserted only: of one that exists nearly nothing may change (DOC-2). */
export const DocumentUpdate: Kind = {
  build: (context, label) => {
    const sku = context.fixtures.knownSkus?.[0];
    return sku === undefined ? 'knownSkus' : document(context, label, [sku]);
  },
  plain: plainDocument,
  named: () => ({}),
  besides: addresses('DocumentAddresses'),
  block: { name: 'DocumentShippingInfo', build: wholeShippingIn },
  changed: () => ({}),
  partly: () => ({}),
  kept: [],
  updates: [],
  inserts: ['InsertOrUpdate', 'InsertOrUpdateNonEmptyFields'],
};
