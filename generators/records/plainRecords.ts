import { numeric } from '../../specs/numeric.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { caseSeed } from '../caseSeed.ts';
import { turnOf } from '../turnOf.ts';
import { type Build, needed, type RecordSource } from './Build.ts';
import { flags, numbered, skusOf } from './ordersAndDocuments.ts';

/** A company of its own, plausible in every member that a server may validate. */
export const company = (context: RecordSource, label: string): RecordValue => {
  const unique = context.unique(`company/${label}`);
  return {
    CompanyName: `Assay ${unique}`,
    CompanyIsDefault: false,
    CompanyAddress: {
      AddressType: 'General',
      AddressLine1: `${unique} Test Street`,
      AddressLine2: 'Second floor, front',
      AddressLine3: 'The left of the doors',
      City: 'Nea Filadelfeia',
      Country: 'GR',
      ZipCode: '14342',
    },
    CompanyCurrency: 'EUR',
    CompanyComments: `Made by Assay ${unique}`,
    CompanyTimeZoneOffsetInMinutes: numeric(120),
    CompanyDaylightSavingFlag: false,
  };
};

/** A text that no other call sends: a number with leading zeros, which a text keeps. */
export const zeroPadded = (context: RecordSource, label: string): string =>
  `00${1e6 + (caseSeed(context.seed, context.unique(`digits/${label}`)) % 9e6)}`;

/** URLs of several kinds. A listener tells its senders apart by the query or by the path. */
const listenerUrls = {
  'percent code': (unique: string) => `https://example.com/Assay%20run?event=${unique}`,
  'port and slash': (unique: string) => `https://example.com:8443/Assay/${unique}/`,
  'port and two parameters': (unique: string) => `https://example.com:8443/Assay?event=${unique}&shop=1`,
};

/** A subscription to the fixtures' event type; the URL is one that nobody listens on. */
export const event: Build = (context, label, place) => {
  const eventType = needed(context.fixtures.eventType, 'eventType');
  const unique = context.unique(`event/${label}`);
  const turn = place === undefined ? 'percent code' : turnOf(place, 'listenerUrl');
  return {
    EventType: eventType,
    // Of its own: one application may subscribe to a type of events once only (rule 3).
    Application: `Assay ${unique}`,
    ListenerURL: listenerUrls[turn](unique),
  };
};

/** A note of a change of its own; its JsonData is JSON, and has no syntax of any format in it. */
export const integrationUpdate = (context: RecordSource, label: string): RecordValue => {
  const unique = context.unique(`integrationUpdate/${label}`);
  // A server may keep one for each application, entity, action and ids.
  const first = 1001 + (caseSeed(context.seed, unique) % 1e6);
  return {
    Entity: 'Product',
    // Not in order: they are a text, and come back as sent.
    EntityIDs: [first + 1, first, first + 2].join(','),
    Action: 'Update',
    Application: 'Assay conformance',
    Tries: numeric(0),
    JsonData: `2017${1e9 + (caseSeed(context.seed, label) % 9e9)}`,
    Payload: `Made by Assay ${unique}`,
  };
};

/**
 * What a bundle includes: one product, or two where two SKUs are known. Their quantities differ, since a server may mind only the
 * first or the last. The `other` quantities are for an update, and none is larger than what was taken before. Where three SKUs are
 * known, the third then replaces the first. With `other quantities`, the products stay.
 */
export const includedProducts = (
  skus: readonly string[],
  which: 'first' | 'other' | 'other quantities' = 'first',
): RecordValue => ({
  IncludedProducts: (which === 'other' && skus.length > 2 ? [skus[2], skus[1]] : skus.slice(0, 2)).map(
    (sku, index) => ({
      ProductSKU: sku,
      QuantityInBundle: numeric(which === 'first' ? 3 + 2 * index : 2 + 2 * index),
    }),
  ),
});

/** A bundle of its own that holds one or two known SKUs, with a text in every custom field and every option set. */
export const bundle: Build = (context, label, place) => {
  const unique = context.unique(`bundle/${label}`);
  return {
    BundleProductSKU: `A-${unique}`,
    BundleProductDescription: `Assay bundle ${unique}`,
    BundleProductLongDescription: 'Made by a conformance run.',
    BundleProductComments: `Made by Assay ${unique}`,
    ...numbered('BundleProductCustomField', [1, 20], (number) => `Custom field ${number}`),
    ...flags('BundleProductOption', label, place),
    ...includedProducts(skusOf(context)),
  };
};

/** A service or a package of a carrier. */
export const offered = (Id: string, IsEnabled: boolean, Name: string) => ({ Id, IsEnabled, Name });

/** A carrier of its own with two services and two packages, of each one that is not enabled. */
export const shippingProvider = (context: RecordSource, label: string): RecordValue => {
  const unique = context.unique(`shippingProvider/${label}`);
  return {
    ShippingProviderName: `Assay ${unique}`,
    ShippingProviderTrackingURL: 'https://example.com/Track',
    ShippingProviderComments: `Made by Assay ${unique}`,
    ShippingProviderServices: [offered('Std1', true, 'Standard'), offered('Exp2', false, 'Express')],
    ShippingProviderPackages: [offered('Box1', true, 'Small box'), offered('Box3', false, 'Large box')],
  };
};

/**
 * The carrier of a plain insert. In every second format it has one service, and its first package has the Id of that and a name of its
 * own. A server must not take one list for the other. In the other formats it has one package. So a run writes lists of one and of two.
 */
export const plainShippingProvider: Build = (context, label, place) => {
  const record = shippingProvider(context, label);
  if (place === undefined) return record;
  const packages = recordsOf(record.ShippingProviderPackages);
  if (turnOf(place, 'listOfOne') === 'packages')
    // The one that is not enabled: a server may make all of them so.
    return { ...record, ShippingProviderPackages: packages.slice(-1) };
  const services = recordsOf(record.ShippingProviderServices).slice(0, 1);
  const [first, ...others] = packages;
  return {
    ...record,
    ShippingProviderServices: services,
    ShippingProviderPackages: [{ ...first, Id: services[0]?.Id }, ...others],
  };
};
