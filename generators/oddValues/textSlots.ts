import { isRecord } from '../../specs/isRecord.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { bundle } from '../records/bundles.ts';
import { company } from '../records/companies.ts';
import { integrationUpdate } from '../records/integrationUpdates.ts';
import { town } from '../records/members.ts';
import { shippingProvider } from '../records/shippingProviders.ts';
import { byOperation, byPrice, named, over, type RowKind, rowKinds, type Slots, withRows } from './slots.ts';

/** How many texts a document carries: one in its comments, the others in the remarks of its rows. */
const inRows = 50;

const lines = ['AddressLine1', 'AddressLine2', 'AddressLine3'] as const;

const inCompany: Slots = {
  operation: 'CompanyUpdate',
  size: 4,
  build: ([comments, ...address]) =>
    over(company, (record) => ({
      ...named(['CompanyComments'], [comments]),
      CompanyAddress: { ...addressOf(record), ...named(lines, address) },
    })),
  read: (record) => [record.CompanyComments, ...lines.map((name) => addressOf(record)[name])],
};

/** The rows of a provider, known by their ids. */
const providerRows = [
  { list: 'ShippingProviderServices', id: 'Std1' },
  { list: 'ShippingProviderServices', id: 'Exp2' },
  { list: 'ShippingProviderPackages', id: 'Box1' },
  { list: 'ShippingProviderPackages', id: 'Box3' },
];

/** Comments, and behind them the names of the services and packages. */
const inShippingProvider: Slots = {
  operation: 'ShippingProviderUpdate',
  size: 1,
  proven: 1,
  spare: { count: providerRows.length },
  build: ([comments, ...names]) =>
    over(shippingProvider, (record) => {
      const withNames = (list: string): readonly RecordValue[] =>
        recordsOf(record[list]).map((row) => {
          const at = providerRows.findIndex((one) => one.list === list && one.id === row.Id);
          return { ...row, ...named(['Name'], [names[at]]) };
        });
      return {
        ...named(['ShippingProviderComments'], [comments]),
        ShippingProviderServices: withNames('ShippingProviderServices'),
        ShippingProviderPackages: withNames('ShippingProviderPackages'),
      };
    }),
  read: (record) => [
    record.ShippingProviderComments,
    ...providerRows.map(({ list, id }) => recordsOf(record[list]).find((row) => row.Id === id)?.Name),
  ],
};

/**
 * What an integration update carries is text of any kind. Its other members are names and ids, except JsonData, which holds JSON. A
 * broken server that parses it and writes it again may change how a number looks.
 */
const inIntegrationUpdate: Slots = {
  operation: 'IntegrationUpdateUpdate',
  size: 1,
  proven: 1,
  spare: { count: 1, names: ['bool', 'quoted', 'number'] },
  // A database may keep the payload as JSON, and then write a number in another way.
  also: ['number'],
  build: (values) => over(integrationUpdate, () => named(['Payload', 'JsonData'], values)),
  read: (record) => [record.Payload, record.JsonData],
};

const bundleTexts = ['LongDescription', 'Description', 'Comments'].map((name) => `BundleProduct${name}`);
const bundleFields = Array.from({ length: 20 }, (_, index) => `BundleProductCustomField${index + 1}`);
const inBundleTexts = [...bundleTexts, ...bundleFields];

const inBundle: Slots = {
  operation: 'ProductBundleUpdate',
  size: bundleTexts.length,
  proven: bundleTexts.length,
  spare: { count: bundleFields.length },
  more: { forceSkuUpdateEvenIfUsedInDocuments: false },
  build: (values) => over(bundle, () => named(inBundleTexts, values)),
  read: (record) => inBundleTexts.map((name) => record[name]),
};

const numbersOf = (name: string): readonly string[] => [`${name}ReferenceNo2`, `${name}ReferenceNo3`];

/** A plausible address with these lines; none where there are no lines. */
function addressed(name: string, texts: readonly (Value | undefined)[]): RecordValue {
  const written = named(lines, texts);
  const place = { ...town, ZipCode: '10431' };
  return Object.keys(written).length === 0
    ? {}
    : { [`${name}Addresses`]: [{ ...place, AddressLine1: '1 Test Street', ...written }] };
}

/** A lawful server may add addresses of its own, beside which the one that was sent is not known. */
const onlyAddress = (list: Value | undefined): RecordValue => {
  const [only, ...others] = Array.isArray(list) ? (list as readonly Value[]) : [];
  return others.length === 0 && isRecord(only) ? only : {};
};

/** Comments, and remarks of rows that are told apart by their unit prices; behind them reference numbers and an address. */
const inRowsOf = (kind: RowKind, name: string): Slots => ({
  operation: kind.operation,
  size: inRows + 1,
  proven: inRows + 1,
  build: ([first, ...others]) =>
    over(withRows(kind, `${kind.prefix}Remarks`, others.slice(0, inRows)), () => ({
      ...named([`${name}Comments`, ...numbersOf(name)], [first, ...others.slice(inRows)]),
      ...addressed(name, others.slice(inRows + 2)),
    })),
  read: (record) => [
    record[`${name}Comments`],
    ...byPrice(kind, record, `${kind.prefix}Remarks`, inRows),
    ...numbersOf(name).map((number) => record[number]),
    ...lines.map((line) => onlyAddress(record[`${name}Addresses`])[line]),
  ],
});

/** Where free text belongs in each of the records that have any (rule 3), by operation. */
export const textSlots = byOperation(
  inCompany,
  inShippingProvider,
  inBundle,
  inIntegrationUpdate,
  ...rowKinds.map((kind) => inRowsOf(kind, kind.list.replace('Details', ''))),
);

const addressOf = (record: RecordValue): RecordValue =>
  isRecord(record.CompanyAddress) ? record.CompanyAddress : {};
