import { answersInItsFormat } from '../appliesTo/answersInItsFormat.ts';
import { atDefaultAddress } from '../appliesTo/atDefaultAddress.ts';
import { both } from '../appliesTo/both.ts';
import { except } from '../appliesTo/except.ts';
import { hasList } from '../appliesTo/hasList.ts';
import { hasRequestMember } from '../appliesTo/hasRequestMember.ts';
import { isOrdered } from '../appliesTo/isOrdered.ts';
import { operationIs } from '../appliesTo/operationIs.ts';
import { readsRecords } from '../appliesTo/readsRecords.ts';
import { takesFilters } from '../appliesTo/takesFilters.ts';
import type { Clause } from '../Clause.ts';

const rules = 'Endpoints: Common request and response rules';
const rows = 'Endpoints: Operations with request and response shape';

/** Reading. */
export const GET: readonly Clause[] = [
  {
    id: 'GET-1',
    level: 'MUST',
    statement: 'The list member that the row of a Get names holds records of the documented shape.',
    section: rows,
    judging:
      'It is a list, and its items are records; the members of the records are judged by the TYP clauses.',
    open: 'Records whose members are not shown.',
    appliesTo: {
      reason:
        'The twelve Gets that answer with a list. Not on bare named routes, where the server picks the format.',
      holds: both(hasList, answersInItsFormat),
    },
  },
  {
    id: 'GET-2',
    level: 'MUST',
    statement: 'With ReturnTopNRecords above 0 records come by descending id.',
    section: 'Operation rules 9',
    judging:
      'By DocumentTypeID, ShippingProviderId, ProductID (ProductClientGet), SalesOrderId, DashboardBoxID, CompanyId; DiscountGet by DiscountID, of which Limits 1 speaks.',
    open: 'The order of records with the same ProductID.',
    appliesTo: {
      reason:
        'The Gets whose records hold the id they are ordered by; the id of a bill of materials is not in its record.',
      holds: both(isOrdered, atDefaultAddress),
    },
  },
  {
    id: 'GET-3',
    level: 'SHOULD',
    statement: 'Without ReturnTopNRecords, and with -1, records come in the same order.',
    section: 'Operation rules 9',
    judging: 'As GET-2; the document says the order of the top N only.',
    appliesTo: {
      reason: 'The Gets whose records hold the id they are ordered by.',
      holds: both(isOrdered, atDefaultAddress),
    },
  },
  {
    id: 'GET-4',
    level: 'MUST',
    statement: 'ReturnTopNRecords -1 gives the same as leaving it out: all records.',
    section: 'Limits 1',
    judging:
      'Both answers hold the same records, with a filter too; blocked by size where the target has more than --max-records.',
    appliesTo: {
      reason: 'The eight Gets whose rows list ReturnTopNRecords.',
      holds: both(takesFilters, atDefaultAddress),
    },
  },
  {
    id: 'GET-5',
    level: 'MUST',
    statement: 'ReturnTopNRecords N gives the N records with the highest ids, or all where there are fewer.',
    section: 'Limits 1',
    judging:
      'ProductBOMGet by their number only, because the id is not in the record; blocked by size as GET-4.',
    open: '0 and numbers below -1.',
    appliesTo: {
      reason: 'The eight Gets whose rows list ReturnTopNRecords.',
      holds: both(takesFilters, atDefaultAddress),
    },
  },
  {
    id: 'GET-6',
    level: 'MUST',
    statement: 'showAllDeletedAndUndeleted gives at least the records that showOnlyUndeleted gives.',
    section: rules,
    judging:
      'SHOULD: leaving showDeleted out means showOnlyUndeleted; a record deleted just now is only in the larger answer.',
    appliesTo: {
      reason: 'The three Gets that take showDeleted.',
      holds: both(hasRequestMember('showDeleted'), atDefaultAddress),
    },
  },
  {
    id: 'GET-7',
    level: 'SHOULD',
    statement: 'mvSalesOrderNo and mvSalesOrderStatus narrow the answer of SalesOrderGet.',
    section: rows,
    judging: 'A subset of all records that holds each exact match of both.',
    open: 'Records that merely contain the text.',
    appliesTo: {
      reason: 'SalesOrderGet alone takes them.',
      holds: both(operationIs('SalesOrderGet'), atDefaultAddress),
    },
  },
  {
    id: 'GET-8',
    level: 'SHOULD',
    statement: 'Reading changes nothing.',
    section: rules,
    judging:
      'The same request twice gives the same records; no number moves on by the readings, however long the pauses between them.',
    appliesTo: {
      reason: 'The Gets that answer with records; of ShippingInformationGet only the envelope is shown.',
      holds: both(readsRecords, atDefaultAddress),
    },
  },
  {
    id: 'GET-9',
    level: 'SHOULD',
    statement: 'No id comes twice in one answer.',
    section: rows,
    judging: 'By the member that the answer is ordered by.',
    appliesTo: {
      reason: 'The Gets whose records hold an id of their own: links of products and clients have none.',
      holds: both(isOrdered, except(operationIs('ProductClientGet')), atDefaultAddress),
    },
  },
  {
    id: 'GET-10',
    level: 'MUST',
    statement: 'Page and Limit are taken together, and at most Limit rows come back.',
    section: 'Limits 2',
    judging: 'SHOULD: the pages together give all rows, as multisets, and the second page is not the first.',
    open: 'Whether the first page is 0 or 1, which is inferred; a smaller maximum of the server; Page or Limit alone, which are never sent so.',
    appliesTo: {
      reason: 'The three operations that take Page and Limit.',
      holds: both(hasRequestMember('Page'), atDefaultAddress),
    },
  },
  {
    id: 'GET-11',
    level: 'MUST',
    statement:
      'AccountSettingsGet without SettingName, APIKeyGet and UserGet succeed with their documented members.',
    section: rows,
    judging:
      'The call with the key alone is answered "0". With a SettingName only where the fixtures name one.',
    appliesTo: {
      reason: 'These three: they need nothing but the key.',
      holds: both(operationIs('AccountSettingsGet', 'APIKeyGet', 'UserGet'), answersInItsFormat),
    },
  },
  {
    id: 'GET-12',
    level: 'SHOULD',
    statement: 'CustomReportGetData without CustomReportId fails.',
    section: rows,
    judging: 'The row calls the member required and does not say what follows.',
    appliesTo: {
      reason: 'CustomReportGetData alone calls a member required.',
      holds: both(operationIs('CustomReportGetData'), atDefaultAddress),
    },
  },
];
