import { broken, lawful, unseen } from '../Ruling.ts';
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

const isWrite = ({ site: { operation } }: Facts): boolean =>
  operation.kind === 'write' || operation.name === 'ShippingInformationCreateLabel';
const isTotalAfterReturn = and(
  named('WorkOrderBOMRowTotalAllocatedQuantity'),
  inOperation('WorkOrderReturnMaterials'),
);
const isShipping = inOperation('ShippingInformationUpdate', 'ShippingInformationCreateLabel');
const isEvent = inOperation('EventSubscriptionAdd');
const isGroup = ({ site: { member } }: Facts): boolean => member.type.kind === 'record';
const isRowsOfRecords = ({ site: { member } }: Facts): boolean =>
  member.type.kind === 'list' && member.type.item.kind === 'record';
const isRows = ({ site: { member } }: Facts): boolean => member.type.kind === 'list';

/** What a write, a delete or an action answers of its record. */
export const inEchoes: readonly Rule[] = [
  {
    when: doing('spelt'),
    means: broken('MUST', ['TYP-14', 'ENV-14', ...asSent], 'Names are spelt as documented.'),
  },
  {
    when: and(inOperation('UserGet'), inEveryFormat),
    means: lawful('The row of UserGet calls its record optional.'),
  },
  {
    when: inOperation('UserGet'),
    means: broken('MUST', ['XF-1', 'GET-11', 'TYP-14'], 'The same Get gives the same in every format.'),
  },
  {
    when: ofKind('record'),
    means: broken(
      'MUST',
      ['ENV-14', 'TYP-14', 'SHP-1', 'EVT-1', 'WO-1', 'WO-2', 'WO-3', ...asSent],
      'A member without a mark is there.',
    ),
  },
  {
    when: and(ofKind('id'), isEvent, doing('gone', 'named')),
    means: broken('MUST', ['EVT-1', 'TYP-14', 'ENV-7'], 'The EventID of a subscription is its entityID.'),
  },
  {
    when: and(ofKind('id'), doing('gone', 'named')),
    means: lawful('Absent stands for no value in a record (TYP-15), and entityID tells the id.'),
  },
  { when: and(ofKind('id'), doing('unsigned')), means: unseen('No id of a write is negative.') },
  {
    when: ofKind('id'),
    means: broken(
      'MUST',
      ['ENV-7', 'ACT-2', 'PO-4', 'SP-1', 'DOC-1', 'EVT-1', 'WO-1', 'WO-2', 'WO-3', ...asSent],
      'The record has the id that entityID tells.',
    ),
  },
  {
    when: and(named('PurchaseOrderRowReceivedQuantity'), doing('whole')),
    means: broken('SHOULD', ['TYP-13', 'PO-5'], 'Fractions of numbers come back as sent.'),
  },
  {
    when: and(named('PurchaseOrderRowReceivedQuantity'), not(doing('unsigned'))),
    means: broken('MUST', ['PO-5', 'TYP-13'], 'The received quantity is what was sent.'),
  },
  {
    when: and(ofKind('state'), not(doing('unsigned'))),
    means: broken('MUST', ['DOC-1', 'PO-1', 'PO-5', 'ACT-1'], 'The document says which status follows.'),
  },
  {
    when: and(isEvent, not(doing('unsigned'))),
    means: broken('MUST', ['EVT-1', 'TYP-14', 'TYP-12'], 'A subscription comes back as sent.'),
  },
  {
    when: and(isTotalAfterReturn, doing('other', 'default')),
    means: broken('SHOULD', ['WO-4', 'WO-1'], 'A return lowers what is allocated by what is returned.'),
  },
  {
    when: and(isTotalAfterReturn, doing('added')),
    means: unseen('A total may count more than the pieces that are listed, and falls by what is returned.'),
  },
  {
    when: and(named('PurchaseOrderRowDetailID'), not(doing('gone', 'named', 'default', 'unsigned'))),
    means: broken('MUST', ['PO-5', 'ACT-2', ...asSent], 'Pieces are received for the row that an id names.'),
  },
  { when: not(isWrite), means: unseen('No operation tells what the work order should hold there.') },
  {
    when: doing('unsigned'),
    means: unseen('A server may refuse negative numbers, so that none is sent.'),
  },
  {
    when: and(isRows, doing('fewer'), ({ scope }) => scope.format === 'csv'),
    means: unseen('The document shows no layout of lists in csv: the server may have read fewer.'),
  },
  {
    when: and(isGroup, inOperation('ShippingInformationCreateLabel'), doing('gone', 'named')),
    means: lawful('A label may show a part of the shipping information.'),
  },
  {
    when: and(({ site }) => site.plain, inOperation('ShippingInformationCreateLabel')),
    means: lawful('The carrier may weigh, measure and choose the locker by itself.'),
  },
  ...comesBack,
  {
    when: and(({ site }) => site.plain, isShipping),
    means: broken('MUST', ['SHP-1', ...asSent], 'Shipping information comes back as sent.'),
  },
  {
    when: ({ site }) => site.plain,
    means: broken('MUST', asSent, 'Members that no server computes come back as sent.'),
  },
  {
    when: and(isRows, holdsPlain, doing('fewer', 'more', 'gone', 'named')),
    means: broken('MUST', asSent, 'Rows come back as sent.'),
  },
  {
    when: and(isGroup, holdsPlain, doing('gone', 'named')),
    means: broken('MUST', asSent, 'A group of plain members comes back as sent.'),
  },
  {
    when: and(isRowsOfRecords, doing('named')),
    means: broken('MUST', ['TYP-14', ...asSent], 'A list of documented records keeps its documented name.'),
  },
  { when: always, means: lawful('A server may compute it, or write it in a form of its own.') },
];
