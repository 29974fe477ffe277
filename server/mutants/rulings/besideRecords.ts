import { hasFailingCall } from '../../../specs/rules.ts';
import { broken, lawful, unseen } from '../Ruling.ts';
import { always, and, doing, type Facts, inOperation, named, not, ofKind, type Rule } from './Rule.ts';

const isBlock = ({ site }: Facts): boolean => site.way.length === 1;
/** The document, or a clause, has a call of the operation that fails. */
const fails = ({ site: { operation } }: Facts): boolean =>
  operation.name === 'CustomReportGetData' || hasFailingCall({ operation, format: 'json', address: 'path' });
const isNamedInDiscounts = inOperation('DiscountDelete');
/** Bundles and returns of materials: what their entityID names is a hint. */
const isHintedId = inOperation('ProductBundleUpdate', 'WorkOrderReturnMaterials');
const isDue = ({ site: { operation, member } }: Facts): boolean =>
  operation.response.some(
    ({ name, optional, onFailure }) => name === member.name && optional !== true && onFailure !== true,
  );

/** The status block and the members beside the record. */
const statusRules: readonly Rule[] = [
  // A block under another name is a row of a report that has other members.
  {
    when: and(
      isBlock,
      inOperation('CustomReportGetData'),
      doing('named'),
      ({ scope: { format, times } }) => times === undefined && ['csv', 'all'].includes(format),
    ),
    means: broken('SHOULD', ['GET-12', 'AUTH-3', 'TYP-14'], 'A failure tells that it is one.'),
  },
  {
    when: and(isBlock, inOperation('CustomReportGetData'), doing('gone', 'named')),
    means: lawful('The row of CustomReportGetData calls its status block optional.'),
  },
  {
    when: and(isBlock, doing('gone', 'named')),
    means: broken('MUST', ['ENV-1', 'AUTH-2', 'TYP-14'], 'Every answer carries the status block.'),
  },
  {
    when: and(isBlock, doing('spelt')),
    means: broken('MUST', ['TYP-14', 'ENV-1', 'AUTH-2'], 'Names are spelt as documented.'),
  },
  {
    when: and(doing('spelt'), ({ site }) => site.way.length === 3 && site.operation.kind === 'get'),
    means: unseen('The document does not show which failures of a read list their errors.'),
  },
  {
    when: doing('spelt'),
    means: broken('MUST', ['TYP-14', 'ENV-2', 'ENV-3', 'ENV-4', 'ENV-6'], 'Names are spelt as documented.'),
  },
  {
    when: named('StackTrace', 'Errors', 'FieldName'),
    means: lawful('Where there is nothing to tell, the trace and the errors may be absent, nil or empty.'),
  },
  {
    when: ({ site }) => site.way.length === 3,
    means: lawful('What an entry of Errors says beyond its type is not shown.'),
  },
  {
    when: and(named('Message'), not(fails)),
    means: unseen('No call of this operation must fail, but with a wrong key or a body that cannot be read.'),
  },
  {
    when: named('Message'),
    means: broken('MUST', ['ENV-4', 'ERR-1', 'ERR-2', 'ERR-3', 'TYP-14'], 'A failure tells its message.'),
  },
  {
    when: named('ErrorCode'),
    means: broken('MUST', ['ENV-2', 'ENV-3', 'TYP-14', 'ENV-1'], 'ErrorCode is 0 or 500.'),
  },
];

const envelopeRules: readonly Rule[] = [
  {
    when: and(named('InternalErrorCode'), not(isNamedInDiscounts), not(doing('spelt'))),
    means: lawful('InternalErrorCode is optional, and empty but for an unknown discount.'),
  },
  {
    when: and(named('InternalErrorCode'), not(doing('spelt'))),
    means: broken('MUST', ['ERR-2', 'TYP-14', 'XF-3'], 'An unknown discount has the code DiscountNotExists.'),
  },
  {
    when: doing('spelt'),
    means: broken('MUST', ['TYP-14', 'ENV-14', 'ENV-9', 'ENV-7', 'ENV-8'], 'Names are spelt as documented.'),
  },
  {
    when: and(named('LabelURL'), doing('gone', 'default', 'named')),
    means: broken('MUST', ['SHP-1', 'ENV-14', 'TYP-14'], 'A label has an address.'),
  },
  { when: named('LabelURL'), means: unseen('The form of the address is not shown.') },
  {
    when: and(named('relatedDocumentID'), doing('gone', 'default', 'named')),
    means: broken('MUST', ['PO-5', 'TYP-14', 'ENV-14'], 'ReceiveItems names the receive document.'),
  },
  { when: named('relatedDocumentID'), means: unseen('No operation shows the document that it names.') },
  {
    when: and(named('result'), doing('gone', 'named')),
    means: broken('MUST', ['ENV-14', 'ENV-9', 'TYP-14'], 'A delete tells its result.'),
  },
  {
    when: named('result'),
    means: broken(
      'MUST',
      ['ENV-9', 'ERR-2', 'ERR-3', 'ERR-4'],
      'The result is true when the delete happened, and false otherwise.',
    ),
  },
  {
    when: and(named('entityID'), inOperation('ProductBOMDelete'), not(doing('unsigned'))),
    means: broken(
      'MUST',
      ['ERR-3', 'ENV-14', 'ENV-7', 'TYP-14'],
      'The failure of ProductBOMDelete repeats the id that was sent.',
    ),
  },
  {
    when: and(named('entityID'), doing('gone', 'named'), not(isDue)),
    means: lawful('The row calls entityID optional.'),
  },
  {
    when: and(named('entityID'), doing('gone', 'named')),
    means: broken(
      'MUST',
      ['ENV-14', 'ENV-7', 'ENV-8', 'TYP-14', 'ACT-1', 'DOC-1', 'EVT-1'],
      'A member without a mark is there.',
    ),
  },
  { when: and(named('entityID'), doing('unsigned')), means: unseen('No id of a write is negative.') },
  {
    when: and(named('entityID'), isHintedId),
    means: broken('SHOULD', ['ENV-7', 'ACT-1', 'ENV-8'], 'The entityID of bundles and returns is a hint.'),
  },
  {
    when: named('entityID'),
    means: broken(
      'MUST',
      ['ENV-7', 'ENV-8', 'ACT-1', 'ACT-2', 'DOC-1', 'EVT-1', 'PO-4', 'SP-1', 'WO-1', 'WO-2', 'WO-3'],
      'entityID is the id of the record.',
    ),
  },
  { when: always, means: unseen('The document does not show what it holds.') },
];

/** What stands beside the records of an answer. */
export const besideRecords: readonly Rule[] = [
  ...statusRules.map((rule) => ({ ...rule, when: and(ofKind('status'), rule.when) })),
  ...envelopeRules.map((rule) => ({ ...rule, when: and(ofKind('envelope'), rule.when) })),
];
