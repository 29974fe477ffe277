import { broken, lawful, unseen } from '../Ruling.ts';
import { and, doing, type Facts, inEveryFormat, named, not, ofKind, type Rule } from './Rule.ts';
import { asSent } from './sameBytes.ts';

const takesFilters = ({ site: { operation } }: Facts): boolean => operation.filters === true;
const isPage = named('Page', 'Limit');

/** In one format, of which the document shows no layout of a record in a request. The versions of SOAP vouch for each other. */
export const showsNoLayout = ({ scope: { format } }: Facts): boolean => format === 'xml' || format === 'csv';

export const unreadRecord = unseen(
  'A refused write may be one whose layout the target does not understand, and the document shows none in this format.',
);

/** The members of a request beside its record, and its filters. */
export const besideSent: readonly Rule[] = [
  { when: and(ofKind('key'), doing('unsigned')), means: lawful('A key has no sign.') },
  {
    when: ofKind('key'),
    means: broken('MUST', ['AUTH-1', 'AUTH-3'], 'The key in the body is enough for every operation.'),
  },
  {
    when: and(ofKind('action'), doing('case'), showsNoLayout),
    means: unreadRecord,
  },
  {
    when: and(
      ofKind('action'),
      ({ site, scope }) => site.operation.name === 'ProductBundleUpdate' && scope.format === 'xml',
    ),
    means: unreadRecord,
  },
  { when: ofKind('action'), means: broken('MUST', asSent, 'The four actions are documented.') },
  {
    when: and(ofKind('filter'), not(takesFilters)),
    means: lawful('This Get takes Filters that are not shown.'),
  },
  {
    when: and(ofKind('filter'), doing('more')),
    means: lawful('A filter that comes twice selects the same.'),
  },
  {
    when: and(ofKind('filter'), doing('turned')),
    means: broken('MUST', ['FLT-2', 'FLT-1'], 'Filters are combined in order.'),
  },
  {
    when: and(named('SearchValue'), doing('case')),
    means: lawful('Whether a search is case-sensitive is open.'),
  },
  { when: named('Group'), means: lawful('The document gives Group no meaning but Undefined.') },
  {
    when: and(named('AndOr'), ofKind('filter')),
    means: broken('MUST', ['FLT-2', 'FLT-3', 'FLT-1'], 'Each filter is joined by its own AndOr.'),
  },
  {
    when: ofKind('filter'),
    means: broken(
      'MUST',
      ['FLT-1', 'FLT-2', 'FLT-3', 'FLT-4', 'FLT-5', 'FLT-6', 'FLT-8'],
      'Filters select as they say.',
    ),
  },
  {
    when: and(named('ReturnTopNRecords'), not(takesFilters)),
    means: lawful('This Get takes ReturnTopNRecords that is not shown.'),
  },
  {
    when: and(named('ReturnTopNRecords'), doing('unsigned')),
    means: broken('MUST', ['GET-4', 'GET-5'], 'ReturnTopNRecords -1 gives all.'),
  },
  {
    when: named('ReturnTopNRecords'),
    means: broken('MUST', ['GET-5', 'GET-2', 'GET-4', 'FLT-6'], 'As many records come as were asked for.'),
  },
  {
    when: and(named('showDeleted'), not(doing('gone'))),
    means: broken(
      'MUST',
      ['GET-6', 'GET-1', 'DEL-1', 'XF-1', 'ENV-9', 'ENV-2'],
      'Both values are known, and all records are no fewer than those that are not deleted.',
    ),
  },
  {
    when: named('showDeleted'),
    means: broken(
      'SHOULD',
      ['GET-6', 'DEL-1', 'XF-1', 'ENV-9'],
      'Deleted records come where they are asked for.',
    ),
  },
  {
    when: and(named('mvSalesOrderNo', 'mvSalesOrderStatus'), doing('case')),
    means: lawful('Whether a search minds letter case is open.'),
  },
  {
    when: named('mvSalesOrderNo', 'mvSalesOrderStatus'),
    means: broken('SHOULD', ['GET-7', 'XF-1'], 'The number and the status restrict the orders.'),
  },
  { when: and(isPage, doing('unsigned')), means: unseen('No page has a negative number.') },
  {
    when: and(named('Page'), doing('added'), inEveryFormat),
    means: lawful('Whether the first page is 0 or 1 is open.'),
  },
  { when: named('Limit'), means: broken('MUST', ['GET-10'], 'There are at most Limit rows.') },
  { when: named('Page'), means: broken('SHOULD', ['GET-10'], 'The pages together are everything.') },
  { when: and(named('CustomReportId'), doing('unsigned')), means: unseen('No id of a report is negative.') },
  {
    when: and(named('CustomReportId'), inEveryFormat),
    means: unseen('A report that no format finds looks like a fixture that names no report.'),
  },
  {
    when: named('CustomReportId'),
    means: broken(
      'MUST',
      ['GET-10', 'GET-1', 'XF-1', 'FMT-1', 'ENV-2', 'GET-8'],
      'A report is read by its id.',
    ),
  },
  {
    when: and(named('AutoInsertBatchNumbersToProductRows'), doing('case')),
    means: broken('MUST', ['ACT-10', 'DOC-3'], 'ByExpiryDate is a documented word, and is taken.'),
  },
  {
    when: named('AutoInsertBatchNumbersToProductRows'),
    means: broken('MUST', ['DOC-3'], 'ByExpiryDate attaches the batch that expires first.'),
  },
  {
    when: and(named('WorkOrderReturnMaterials'), doing('gone', 'default', 'fewer'), showsNoLayout),
    means: unreadRecord,
  },
  {
    when: and(named('WorkOrderReturnMaterials'), not(doing('turned', 'more'))),
    means: broken('SHOULD', ['WO-4', 'WO-1', 'ACT-7', 'FMT-1'], 'What is returned is no longer allocated.'),
  },
  {
    when: named('WorkOrderReturnMaterials'),
    means: unseen('Rows of a return may come in any order, and no more is returned than allocated.'),
  },
  {
    when: and(named('SettingName'), doing('other', 'whole', 'case')),
    means: broken('MUST', ['ACT-10'], 'A setting that exists is found by its name.'),
  },
  { when: ofKind('option'), means: lawful('The effects of an optional member are open.') },
];
