import { broken, lawful, unseen } from '../Ruling.ts';
import { besideSent, showsNoLayout, unreadRecord } from './besideSent.ts';
import { comesBack } from './comesBack.ts';
import {
  always,
  and,
  doing,
  type Facts,
  holdsPlain,
  inEveryFormat,
  inOperation,
  named,
  not,
  ofKind,
  type Rule,
} from './Rule.ts';
import { asSent } from './sameBytes.ts';

const lost = doing('gone', 'default');
const isEvent = inOperation('EventSubscriptionAdd');
const isLabel = inOperation('ShippingInformationCreateLabel');
const isPlain = ({ site }: Facts): boolean => site.plain;
const isMaterial = inOperation('WorkOrderReturnMaterials');

const isBundleSku = and(named('BundleProductSKU'), inOperation('ProductBundleUpdate'));

const removed = ['DEL-1', 'ENV-9', 'ERR-2', 'ERR-3', 'ERR-4'] as const;

/** The clause about each action on work orders. */
const clauseOfWork: Readonly<Record<string, string>> = {
  WorkOrderReturnMaterials: 'WO-1',
  WorkOrderReOpen: 'WO-2',
  WorkOrderDeleteFinishedGoodReceipt: 'WO-3',
};

const targetRules: readonly Rule[] = [
  {
    when: and(ofKind('target'), inOperation('ShippingInformationGet')),
    means: lawful('Of ShippingInformationGet only the envelope is shown.'),
  },
  {
    when: and(ofKind('target'), doing('unsigned')),
    means: unseen('No id that is sent is negative, but of what cannot be deleted.'),
  },
  { when: and(ofKind('target'), isMaterial, showsNoLayout), means: unreadRecord },
  {
    when: and(ofKind('target'), ({ site }) => clauseOfWork[site.operation.name] !== undefined),
    means: ({ site }) =>
      broken(
        'MUST',
        [clauseOfWork[site.operation.name] ?? 'WO-1', 'ENV-7', 'WO-4', 'ERR-4', 'ACT-8', 'ACT-10', 'FMT-1'],
        'An action is about the record that is named.',
      ),
  },
  {
    // In one format alone, the others show that it may.
    when: and(ofKind('target'), inOperation('ShippingInformationDelete'), inEveryFormat),
    means: unseen(
      'The document does not say when shipping information may be deleted, for example after a label was made.',
    ),
  },
  {
    when: and(ofKind('target'), ({ site }) => site.operation.name.startsWith('Shipping')),
    means: broken(
      'MUST',
      ['SHP-1', 'ERR-4', 'ACT-10', 'FMT-1'],
      'An action is about the record that is named.',
    ),
  },
  {
    when: ofKind('target'),
    means: broken('MUST', [...removed, 'ACT-8', 'FMT-1'], 'A delete removes the record that is named.'),
  },
];

const recordRules: readonly Rule[] = [
  { when: and(isLabel, doing('gone')), means: lawful('What is sent with CreateLabel is optional.') },
  {
    when: isLabel,
    means: unseen('What is sent with CreateLabel is what the document holds: a server may look at either.'),
  },
  { when: and(ofKind('record'), lost, showsNoLayout), means: unreadRecord },
  {
    when: ofKind('record'),
    means: broken('MUST', ['ACT-1', 'EVT-1', ...asSent], 'A write stores the record that is sent.'),
  },
  { when: and(ofKind('id'), isEvent), means: lawful('The server gives the id of a subscription.') },
  {
    when: and(ofKind('id'), inOperation('DocumentUpdate')),
    means: unseen('An update of a document may fail, and changes nothing.'),
  },
  { when: and(ofKind('id'), doing('unsigned')), means: unseen('No id that is sent is negative.') },
  {
    when: and(ofKind('id'), inOperation('PurchaseOrderUpdate')),
    means: broken(
      'MUST',
      ['PO-4', 'ACT-2', 'PO-2', 'PO-5', ...asSent],
      'An Update is about the order that is named.',
    ),
  },
  {
    when: ofKind('id'),
    means: broken(
      'MUST',
      ['ACT-2', 'ACT-3', 'ACT-4', ...asSent],
      'An Update is about the record that is named.',
    ),
  },
  {
    when: and(isEvent, not(doing('unsigned'))),
    means: broken('MUST', ['EVT-1', 'TYP-12', 'EVT-2'], 'A subscription comes back as sent.'),
  },
  {
    when: ofKind('name'),
    means: broken('MUST', ['ACT-6', 'ACT-2', 'XF-2', ...asSent], 'What was written is what the Get returns.'),
  },
  {
    when: and(named('PurchaseOrderRowReceivedQuantity'), doing('whole')),
    means: broken('SHOULD', ['TYP-13', 'PO-5'], 'Fractions of numbers come back as sent.'),
  },
  {
    when: and(named('PurchaseOrderRowReceivedQuantity'), not(doing('unsigned'))),
    means: broken('MUST', ['PO-5'], 'The received quantity is what was sent.'),
  },
  {
    when: and(named('DocumentStatus'), lost),
    means: unseen(
      'Pending is the one status of a new document that is documented: a server may take it for granted.',
    ),
  },
  {
    when: and(ofKind('state'), not(doing('unsigned'))),
    means: broken(
      'MUST',
      ['DOC-1', 'PO-1', 'PO-2', 'PO-5', ...asSent],
      'The document says which status follows.',
    ),
  },
  {
    when: named('PurchaseOrderRowDetailID'),
    means: unseen('A server may tell the rows of an order by their ids, by their SKU or by their places.'),
  },
  { when: and(isMaterial, doing('gone', 'default', 'fewer'), showsNoLayout), means: unreadRecord },
  {
    when: and(named('IncludedProducts'), lost, ({ scope }) => scope.format === 'xml'),
    means: unreadRecord,
  },
  {
    when: and(isMaterial, named('ReturnBatchNumbers', 'BatchNumberName', 'Quantity'), showsNoLayout),
    means: unseen(
      'A return that is refused with its batch, and taken without, may be one whose layout is unknown.',
    ),
  },
  {
    when: and(isMaterial, named('ReturnQuantity'), doing('other'), showsNoLayout),
    means: unseen('A return that is refused may be one whose layout is unknown.'),
  },
  {
    when: and(isMaterial, named('ReturnSerialNumbers', 'ReturnBatchNumbers'), doing('more')),
    means: unseen('A server may ignore a serial number or a batch that is named twice, or refuse it.'),
  },
  {
    when: and(isMaterial, named('ProductSKU'), doing('case'), not(inEveryFormat), not(showsNoLayout)),
    means: broken(
      'MUST',
      ['FMT-1', 'FMT-3', 'FMT-4', 'WO-1'],
      'A return that one format takes is taken in every format.',
    ),
  },
  {
    when: and(isMaterial, named('ProductSKU'), inEveryFormat, doing('other')),
    means: unseen('A return that is refused in every format may be of materials that were used up.'),
  },
  { when: doing('unsigned'), means: unseen('A server may refuse negative numbers, so that none is sent.') },
  {
    when: and(
      isMaterial,
      named(
        ...['ProductSKU', 'ReturnQuantity', 'Quantity', 'BatchNumberName'],
        ...['ReturnBatchNumbers', 'ReturnSerialNumbers'],
      ),
      not(doing('turned', 'more', 'case')),
    ),
    means: broken('SHOULD', ['WO-4', 'WO-1', 'ACT-7'], 'What is returned is no longer allocated.'),
  },
  {
    when: and(named('PurchaseOrderNo'), lost),
    means: broken('MUST', ['PO-1', 'PO-2', ...asSent], 'An order with everything that it needs is taken.'),
  },
  {
    when: and(named('PurchaseOrderReceiveDocumentTypeID'), lost),
    means: broken(
      'MUST',
      ['PO-5', 'ACT-10', 'ENV-2'],
      'Items are received where the receive document type is given.',
    ),
  },
  {
    when: and(named('PurchaseOrderSupplierID', 'PurchaseOrderSupplierName'), lost),
    means: broken('MUST', ['PO-3', ...asSent], 'A supplier is named by its id, or by its name beside 0.'),
  },
  { when: and(isBundleSku, lost, showsNoLayout), means: unreadRecord },
  {
    when: and(isBundleSku, lost),
    means: broken('MUST', asSent, 'A bundle with everything that it needs is taken.'),
  },
  ...comesBack,
  { when: isPlain, means: broken('MUST', asSent, 'Members that no server computes come back as sent.') },
  {
    when: and(holdsPlain, doing('gone', 'fewer', 'more')),
    means: broken('MUST', asSent, 'Rows and groups of plain members come back as sent.'),
  },
  { when: always, means: lawful('A server may compute it, look it up, or refuse it.') },
];

/** What a server understands of a request. */
export const inRequests: readonly Rule[] = [...besideSent, ...targetRules, ...recordRules];
