import { isDateTime, wall } from '../../specs/datetime.ts';
import { isNumeric, numeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { nameMemberOf } from '../../specs/writtenAndRead.ts';
import { turnOf } from '../turnOf.ts';
import type { Build } from './Build.ts';
import { type Kind, upserts } from './Kind.ts';
import {
  numbered,
  otherAddresses,
  plainDocument,
  purchaseOrder,
  smallDocument,
  twoAddresses,
} from './ordersAndDocuments.ts';
import {
  bundle,
  company,
  includedProducts,
  integrationUpdate,
  offered,
  plainShippingProvider,
  shippingProvider,
} from './plainRecords.ts';
import { shippingBefore, shippingIn } from './shipping.ts';

const allActions = { updates: ['Update', ...upserts], inserts: upserts } as const;

const CompanyUpdate: Kind = {
  build: company,
  changed: (text) => ({
    CompanyComments: text,
    CompanyAddress: {
      AddressLine1: `${text} Street`,
      AddressLine2: `${text} Floor`,
      AddressLine3: `${text} Door`,
    },
  }),
  leastChanged: (text) => ({ CompanyComments: text }),
  // The one plain member beside the address is its comments: the name is what changes.
  partly: (_, name, [empty]) => ({ CompanyName: name, CompanyComments: empty }),
  // A server may compute it, such as from the country: ACT-4 looks at it only where a Get shows what the Update sent.
  changedToo: () => ({ CompanyTimeZoneOffsetInMinutes: numeric(-210) }),
  // A number below zero is a value, so it must be stored.
  alsoInPartly: (place) =>
    turnOf(place, 'offsetOfNonEmptyFields') === 'below zero'
      ? { CompanyTimeZoneOffsetInMinutes: numeric(-150) }
      : {},
  kept: ['CompanyComments', 'CompanyAddress.AddressLine1', 'CompanyTimeZoneOffsetInMinutes'],
  // The other flag, CompanyIsDefault, would change a company that is not of the run.
  flags: ['CompanyDaylightSavingFlag'],
  ...allActions,
};

/** A record with its first product in one more row, at another price: no server has a reason to add the two up. */
function firstRowAgain(prefix: 'Document' | 'PurchaseOrder'): (record: RecordValue) => RecordValue {
  return ({ [`${prefix}Details`]: rows }) => {
    const [first] = recordsOf(rows);
    const again = {
      ...first,
      [`${prefix}RowQuantity`]: numeric(3),
      [`${prefix}RowUnitPriceWithoutTaxOrDiscount`]: numeric(9),
      [`${prefix}RowRemarks`]: 'row 3',
    };
    return { [`${prefix}Details`]: [...recordsOf(rows), again] };
  };
}

/** Documents are inserted only: of one that exists nearly nothing may change (DOC-2). */
const DocumentUpdate: Kind = {
  build: smallDocument,
  plain: plainDocument,
  besides: twoAddresses('DocumentAddresses'),
  doubled: firstRowAgain('Document'),
  block: { name: 'DocumentShippingInfo', build: shippingIn, other: shippingBefore },
  // The names that the insert sent, each in another place: a server may know them all.
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

const IntegrationUpdateUpdate: Kind = {
  build: integrationUpdate,
  changed: (text) => ({ Payload: text, Action: 'Delete' }),
  leastChanged: (text) => ({ Payload: text }),
  // What the note is about, and who is to know: a server may know some names alone, or keep them as they were.
  changedToo: () => ({ Entity: 'SalesOrder', EntityIDs: '2', Application: 'Assay of another run' }),
  partly: (text, _, [one, other]) => ({ Payload: text, Entity: one, EntityIDs: other }),
  alsoInPartly: (place) =>
    turnOf(place, 'partOfNote') === 'json data' ? { Payload: null, JsonData: '20180000012345' } : {},
  kept: ['Entity', 'EntityIDs', 'Application', 'JsonData'],
  keptElsewhere: ['Payload'],
  ...allActions,
};

/** The options of a bundle: its updates set the even ones, and take back the odd ones. */
const evenOptions = [2, 4, 6, 8, 10].map((number) => `BundleProductOption${number}`);
const oddOptions = [1, 3, 5, 7, 9].map((number) => `BundleProductOption${number}`);

const ProductBundleUpdate: Kind = {
  build: bundle,
  // So that the Update changes each of them.
  besides: numbered('BundleProductOption', [1, 10], (number) => number % 2 === 1),
  more: { forceSkuUpdateEvenIfUsedInDocuments: false },
  moreOfUpdate: (place) =>
    turnOf(place, 'forcedUpdate') === 'yes' ? { forceSkuUpdateEvenIfUsedInDocuments: true } : undefined,
  changed: (text, _, { fixtures }) => ({
    BundleProductDescription: `${text} bundle`,
    BundleProductLongDescription: text,
    BundleProductComments: `${text} comments`,
    ...numbered('BundleProductCustomField', [1, 20], (number) => `changed ${number}`),
    ...numbered('BundleProductOption', [1, 10], (number) => number % 2 === 0),
    ...includedProducts(fixtures.knownSkus ?? [], 'other'),
  }),
  // A server may tell whether the products changed by their SKUs alone.
  changedToo: (_, __, { fixtures }, place) =>
    turnOf(place, 'productsOfUpdatedBundle') === 'in other quantities'
      ? includedProducts(fixtures.knownSkus ?? [], 'other quantities')
      : {},
  // That the products can be changed is PB-1's.
  leastChanged: (text, _, { fixtures }) => ({
    BundleProductComments: `${text} comments`,
    ...includedProducts(fixtures.knownSkus ?? [], 'other'),
  }),
  partly: (text, _, [one, other]) => ({
    BundleProductLongDescription: text,
    BundleProductComments: other,
    ...numbered('BundleProductCustomField', [1, 10], (number) => (number % 2 === 0 ? one : other)),
    // Those that the updates before it took back. The others stay.
    ...Object.fromEntries(oddOptions.map((name) => [name, true])),
  }),
  kept: [
    'BundleProductDescription',
    'BundleProductComments',
    ...Object.keys(numbered('BundleProductCustomField', [1, 20], () => null)),
    'IncludedProducts',
  ],
  keptFlags: evenOptions,
  ...allActions,
};

const price = 'PurchaseOrderRowUnitPriceWithoutTaxOrDiscount';
const quantity = 'PurchaseOrderRowQuantity';

/**
 * Rows are sent with the ids that they were given, since the document does not show what becomes of rows without one. Where a row could
 * not be read, it can't be sent again.
 */
function rowsOf(order: RecordValue): RecordValue {
  const rows = recordsOf(order.PurchaseOrderDetails);
  const isRead = rows.every((row) => [quantity, price].every((name) => typeof row[name] !== 'string'));
  return rows.length === 0 || !isRead ? {} : { PurchaseOrderDetails: rows.map(sendable) };
}

const sendable = (row: RecordValue): RecordValue => {
  const names = ['PurchaseOrderRowDetailID', 'PurchaseOrderRowProductSKU', quantity, price];
  return Object.fromEntries([...names, 'PurchaseOrderRowRemarks'].map((name) => [name, row[name]]));
};

/** The same rows with other remarks, more of each, and at other prices, which are no whole numbers. */
function otherRowsOf(order: RecordValue): RecordValue {
  const { PurchaseOrderDetails: rows } = rowsOf(order);
  return rows === undefined
    ? {}
    : {
        PurchaseOrderDetails: recordsOf(rows).map((row, index) => ({
          ...row,
          PurchaseOrderRowRemarks: `row ${index + 1} updated`,
          [price]: numeric(`${index + 12}.75`),
          ...moreOf(row[quantity]),
        })),
      };
}

/** More than was ordered, and not fewer: what has come in by then may be in the way of that. */
const moreOf = (ordered: Value | undefined): RecordValue =>
  isNumeric(ordered) ? { [quantity]: numeric(Math.ceil(Number(ordered.lexeme)) + 2) } : {};

/** Only what the document shows for orders: Insert and Update (Operation rules 2). */
const PurchaseOrderUpdate: Kind = {
  build: purchaseOrder,
  besides: twoAddresses('PurchaseOrderAddresses'),
  doubled: firstRowAgain('PurchaseOrder'),
  changed: (text, order) => ({
    PurchaseOrderComments: text,
    ...numbered('PurchaseOrderReferenceNo', [2, 3], (number) => `${text} ${number}`),
    ...numbered('PurchaseOrderCustomFlag', [1, 10], (at) => order[`PurchaseOrderCustomFlag${at}`] !== true),
    ...rowsOf(order),
  }),
  // On a verified order everything else may be fixed.
  leastChanged: (text, order) => ({ PurchaseOrderComments: text, ...rowsOf(order) }),
  changedToo: (text, order) => ({
    PurchaseOrderReferenceNo: text,
    // Names that the insert sent, each in another place: a server may know them all.
    PurchaseOrderReferenceApplication: 'Second web shop',
    PurchaseOrderReferenceApplication2: 'Third web shop',
    PurchaseOrderReferenceApplication3: 'First web shop',
    // In a shorter month, and on a day on which people work.
    PurchaseOrderCustomOrderDate1: wall(Date.UTC(2017, 1, 17, 15, 45)),
    ...otherRowsOf(order),
    ...otherAddresses('PurchaseOrderAddresses', order),
  }),
  partly: () => ({}),
  kept: [],
  updates: ['Update'],
  inserts: [],
};

/** More than a server that reads a list to some round number would keep. The last has the longest Id. */
const services = Array.from({ length: 12 }, (_, index) =>
  offered(index === 11 ? 'Std12-overnight' : `Std${index + 1}`, index % 2 === 0, `Service ${index + 1}`),
);

const packages = [offered('Box1-extra-small', true, 'Smallest box'), offered('Box9', false, 'Largest box')];

const trackedAt = (text: string): string => `https://example.com/${encodeURIComponent(text)}`;

const ShippingProviderUpdate: Kind = {
  build: shippingProvider,
  plain: plainShippingProvider,
  besides: { ShippingProviderServices: services, ShippingProviderPackages: packages },
  changed: (text) => ({
    ShippingProviderComments: text,
    ShippingProviderTrackingURL: trackedAt(text),
    ShippingProviderServices: [offered('Std1', false, 'Standard'), offered('Std3', true, text)],
    ShippingProviderPackages: [offered('Box2', true, text)],
  }),
  leastChanged: (text) => ({ ShippingProviderComments: text }),
  // In some formats a new value follows an empty one: a server may stop at the first empty member.
  partly: (text, name, [one, other]) => ({
    ShippingProviderName: name,
    ShippingProviderTrackingURL: one,
    ShippingProviderComments: one === null ? other : text,
  }),
  alsoInPartly: (place) => {
    const list = turnOf(place, 'listOfNonEmptyFields');
    if (list === 'services') return { ShippingProviderServices: [offered('Exp2', true, 'Express')] };
    return list === 'packages' ? { ShippingProviderPackages: [offered('Box3', true, 'Large box')] } : {};
  },
  kept: [
    'ShippingProviderComments',
    'ShippingProviderTrackingURL',
    'ShippingProviderServices',
    'ShippingProviderPackages',
  ],
  ...allActions,
};

const kinds: Readonly<Record<string, Kind>> = {
  CompanyUpdate,
  DocumentUpdate,
  IntegrationUpdateUpdate,
  ProductBundleUpdate,
  PurchaseOrderUpdate,
  ShippingProviderUpdate,
};

/** How the records of an operation are written; raises an Error (ours is wrong) for one that takes no record action. */
export function kindOf(operation: Operation | null): Kind {
  const kind = kinds[operation?.name ?? ''];
  if (kind === undefined) throw new Error(`${operation?.name ?? 'nothing'} takes no record action`);
  return kind;
}

/** A record of this name and nothing else; empty where such records have no names. */
export function namedRecord(operation: Operation, name: string): RecordValue {
  const member = nameMemberOf(operation);
  return member === '' ? {} : { [member]: name };
}

/** What builds the record of the operation's plain insert, with another content each time. */
export function plainBuild(operation: Operation): Build {
  const { plain, build } = kindOf(operation);
  return plain ?? build;
}

/**
 * What an Update sends beside its usual changes, less from try to try. Which dates a server takes is its own affair, and it may want more
 * beside a flag than is sent.
 */
export function changesToTry(changedToo: RecordValue, flags: RecordValue): readonly RecordValue[] {
  const undated = Object.fromEntries(Object.entries(changedToo).filter(([, value]) => !isDateTime(value)));
  const tries: readonly RecordValue[] = [{ ...changedToo, ...flags }, { ...undated, ...flags }, {}];
  const sizes = tries.map((one) => Object.keys(one).length);
  return tries.filter((_, index) => sizes[index] !== sizes[index - 1]);
}
