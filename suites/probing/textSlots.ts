import { isRecord } from '../../specs/isRecord.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { bundle } from '../builds/bundle.ts';
import { company } from '../builds/company.ts';
import { integrationUpdate } from '../builds/integrationUpdate.ts';
import { shippingProvider } from '../builds/shippingProvider.ts';
import { companyRemoval } from '../companyRemoval.ts';
import type { Build } from '../writing.ts';
import { byQuantity, type RowKind, rowKinds, withRows } from './rowSlots.ts';
import type { Slots } from './Slots.ts';

/** How many texts a document carries: one in its comments, the others in the remarks of its rows. */
const inRows = 50;

const lines = ['AddressLine1', 'AddressLine2', 'AddressLine3'] as const;

const inCompany: Slots = {
  operation: 'CompanyUpdate',
  size: 4,
  removal: companyRemoval,
  build: ([comments = '', ...address]) =>
    over(company, (record) => ({
      CompanyComments: comments,
      CompanyAddress: { ...address3(record), ...named(lines, address) },
    })),
  read: (record) => [record.CompanyComments, ...lines.map((name) => address3(record)[name])],
};

const inShippingProvider: Slots = {
  operation: 'ShippingProviderUpdate',
  size: 1,
  build: ([comments = '']) => over(shippingProvider, () => ({ ShippingProviderComments: comments })),
  read: (record) => [record.ShippingProviderComments],
};

/** What an integration update carries is text of any kind; its other members are names and ids. */
const inIntegrationUpdate: Slots = {
  operation: 'IntegrationUpdateUpdate',
  size: 1,
  build: ([payload = '']) => over(integrationUpdate, () => ({ Payload: payload })),
  read: (record) => [record.Payload],
};

const bundleTexts = [
  'BundleProductLongDescription',
  'BundleProductDescription',
  'BundleProductComments',
] as const;

const inBundle: Slots = {
  operation: 'ProductBundleUpdate',
  size: bundleTexts.length,
  more: { forceSkuUpdateEvenIfUsedInDocuments: false },
  build: (values) => over(bundle, () => named(bundleTexts, values)),
  read: (record) => bundleTexts.map((name) => record[name]),
};

/** Comments, and remarks of rows that are told apart by their quantity. */
const inRowsOf = (kind: RowKind, comments: string): Slots => ({
  operation: kind.operation,
  size: inRows + 1,
  build: ([first = '', ...others]) => {
    const rows = others.map((text) => ({ [`${kind.prefix}Remarks`]: text }));
    return over(withRows(kind, rows.length === 0 ? [{}] : rows), () => ({ [comments]: first }));
  },
  read: (record) => [record[comments], ...byQuantity(kind, record, `${kind.prefix}Remarks`, inRows)],
});

/** Where free text belongs in each of the records that have any (rule 3), by operation. */
export const textSlots: ReadonlyMap<string, Slots> = new Map(
  [
    inCompany,
    inShippingProvider,
    inBundle,
    inIntegrationUpdate,
    ...rowKinds.map((kind) => inRowsOf(kind, kind.list.replace('Details', 'Comments'))),
  ].map((slots) => [slots.operation, slots]),
);

const over =
  (build: Build, members: (record: RecordValue) => RecordValue): Build =>
  (context, label) => {
    const record = build(context, label);
    return typeof record === 'string' ? record : { ...record, ...members(record) };
  };

const named = (names: readonly string[], values: readonly Value[]): RecordValue =>
  Object.fromEntries(values.map((value, index) => [names[index], value]));

const address3 = (record: RecordValue): RecordValue =>
  isRecord(record.CompanyAddress) ? record.CompanyAddress : {};
