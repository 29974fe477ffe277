import type { RecordValue } from '../../specs/Value.ts';

/** Two addresses of a document or an order that differ in every line, for a server may mind the first or the last alone. */
export const addresses = (name: 'DocumentAddresses' | 'PurchaseOrderAddresses'): RecordValue => ({
  [name]: [
    {
      ...place,
      AddressLine1: '12 Test Street',
      AddressLine2: 'Second floor',
      AddressLine3: 'Left door',
      ZipCode: '10431',
    },
    {
      ...place,
      AddressLine1: '34 Sample Road',
      AddressLine2: 'Fourth floor',
      AddressLine3: 'Right door',
      ZipCode: '10432',
    },
  ],
});

/** The one type that the document shows. */
const place = { AddressType: 'General', City: 'Athens', Country: 'GR' };
