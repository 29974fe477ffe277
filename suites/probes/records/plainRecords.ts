import { caseSeed } from '../../../harness/evidence/caseSeed.ts';
import { numeric } from '../../../specs/numeric.ts';
import { recordsOf } from '../../../specs/recordsOf.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { turnOf } from '../turnOf.ts';
import type { Build } from '../writing.ts';
import { numbered } from './ordersAndDocuments.ts';

/** A company of its own, plausible in every member that a server may validate. */
export const company: Build = (context, label) => {
  const unique = context.unique(`company/${label}`);
  return {
    CompanyName: `Assay ${unique}`,
    CompanyIsDefault: false,
    CompanyAddress: {
      AddressType: 'General',
      AddressLine1: `${unique} Test Street`,
      AddressLine2: 'Second floor',
      AddressLine3: 'Left door',
      City: 'Athens',
      Country: 'GR',
      ZipCode: '10431',
    },
    CompanyCurrency: 'EUR',
    CompanyComments: `made by assay ${unique}`,
    CompanyTimeZoneOffsetInMinutes: numeric(120),
    CompanyDaylightSavingFlag: false,
  };
};

/** A subscription to the fixtures' event type; the URL is one that nobody listens on. */
export const event: Build = (context, label, place) => {
  const { eventType } = context.fixtures;
  if (eventType === undefined) return 'eventType';
  const unique = context.unique(`event/${label}`);
  const host =
    place !== undefined && turnOf(place, 'listenerUrl') === 'port'
      ? 'example.com:8443/assay'
      : 'example.com/assay%20run';
  return {
    EventType: eventType,
    // Of its own: one application may subscribe to a type of events once only (rule 3).
    Application: `Assay ${unique}`,
    // With a query: what listens tells its senders apart by it.
    ListenerURL: `https://${host}?event=${unique}`,
  };
};

/** A note of a change of its own; its JsonData is JSON, and has no syntax of any format in it. */
export const integrationUpdate: Build = (context, label) => ({
  Entity: 'Product',
  EntityIDs: '1',
  Action: 'Update',
  Application: 'Assay',
  Tries: numeric(0),
  JsonData: `${1000 + (caseSeed(context.seed, label) % 9000)}`,
  Payload: `made by assay ${context.unique(`integrationUpdate/${label}`)}`,
});

/**
 * What a bundle includes: one product, or two where two SKUs are known, in quantities that differ, for a server may mind the
 * first or the last alone; the `other` quantities are for an update, and none of them larger than what was taken before. Where three
 * are known, the third stands there in the place of the first.
 */
export const includedProducts = (
  skus: readonly string[],
  which: 'first' | 'other' = 'first',
): RecordValue => ({
  IncludedProducts: (which === 'other' && skus.length > 2 ? [skus[2], skus[1]] : skus.slice(0, 2)).map(
    (sku, index) => ({
      ProductSKU: sku,
      QuantityInBundle: numeric(which === 'first' ? 3 + 2 * index : 2 + 2 * index),
    }),
  ),
});

/** A bundle of its own that holds one or two known SKUs, with a text in every custom field and every option set. */
export const bundle: Build = (context, label) => {
  const { knownSkus = [] } = context.fixtures;
  if (knownSkus.length === 0) return 'knownSkus';
  const unique = context.unique(`bundle/${label}`);
  return {
    BundleProductSKU: `A-${unique}`,
    BundleProductDescription: `Assay bundle ${unique}`,
    BundleProductLongDescription: 'Made by a conformance run.',
    BundleProductComments: `made by assay ${unique}`,
    ...numbered('BundleProductCustomField', [1, 20], (number) => `field ${number}`),
    ...numbered('BundleProductOption', [1, 10], () => true),
    ...includedProducts(knownSkus),
  };
};

/** A service or a package of a carrier. */
export const offered = (Id: string, IsEnabled: boolean, Name: string) => ({ Id, IsEnabled, Name });

/** A carrier of its own with two services and two packages, of each one that is not enabled. */
export const shippingProvider: Build = (context, label) => {
  const unique = context.unique(`shippingProvider/${label}`);
  return {
    ShippingProviderName: `Assay ${unique}`,
    ShippingProviderTrackingURL: 'https://example.com/track',
    ShippingProviderComments: `made by assay ${unique}`,
    ShippingProviderServices: [offered('S1', true, 'Standard'), offered('S2', false, 'Express')],
    ShippingProviderPackages: [offered('P1', true, 'Small box'), offered('P3', false, 'Large box')],
  };
};

/**
 * The carrier of a plain insert: in every second format its first package bears the Id of its first service, and a name of
 * its own, for they are two lists and one is not taken for the other.
 */
export const plainShippingProvider: Build = (context, label, place) => {
  const record = shippingProvider(context, label);
  if (typeof record === 'string' || place === undefined || turnOf(place, 'packageOfService') === 'no')
    return record;
  const [service] = recordsOf(record.ShippingProviderServices);
  const [first, ...others] = recordsOf(record.ShippingProviderPackages);
  return { ...record, ShippingProviderPackages: [{ ...first, Id: service?.Id }, ...others] };
};
