import { type Kind, upserts } from './Kind.ts';
import { numbered } from './members.ts';
import { firstRowAgain, plainDocument, smallDocument, twoAddresses } from './ordersAndDocuments.ts';
import { shippingBefore, shippingIn } from './shipping.ts';

/** Documents are inserted only: of one that exists nearly nothing may change (DOC-2). */
export const documentKind: Kind = {
  build: smallDocument,
  plain: plainDocument,
  besides: twoAddresses('DocumentAddresses'),
  doubled: firstRowAgain('Document'),
  block: { name: 'DocumentShippingInfo', build: shippingIn, other: shippingBefore },
  // The names that the insert sent, each in another place: a lawful server may know them all.
  ofUpsert: {
    DocumentReferenceApplication: 'Second web shop',
    DocumentReferenceApplication2: 'Third web shop',
    DocumentReferenceApplication3: 'First web shop',
    ...numbered('DocumentCustomFlag', [1, 10], (number) => number % 2 === 0),
  },
  changed: () => ({}),
  partly: () => ({}),
  kept: [],
  updates: [],
  inserts: upserts,
};
