import { atDefaultAddress } from '../appliesTo/atDefaultAddress.ts';
import { both } from '../appliesTo/both.ts';
import { either } from '../appliesTo/either.ts';
import { except } from '../appliesTo/except.ts';
import { hasRequestMember } from '../appliesTo/hasRequestMember.ts';
import { operationIs } from '../appliesTo/operationIs.ts';
import { readsWhatIsWritten } from '../appliesTo/readsWhatIsWritten.ts';
import { takesRecordAction } from '../appliesTo/takesRecordAction.ts';
import { takesShownOption } from '../appliesTo/takesShownOption.ts';
import type { Clause } from '../Clause.ts';

const rules = 'Endpoints: Common request and response rules';
const hasMatchingGet = operationIs('ShippingProviderUpdate', 'CompanyUpdate');

/** Record actions. */
export const ACT: readonly Clause[] = [
  {
    id: 'ACT-1',
    level: 'MUST',
    statement:
      'Insert makes a new record: a new entityID other than 0, and an echo with the members that were sent.',
    section: 'Operation rules 1',
    judging:
      'On members that no server computes; rows of nested lists are matched by their content. A company may come without entityID: its id is then read from the echo or from the Get. New is an id that no record has which the run made before.',
    open: 'Whether the id of a deleted record may come again.',
    appliesTo: {
      reason: 'The six operations that take mvRecordAction.',
      holds: both(takesRecordAction, atDefaultAddress),
    },
  },
  {
    id: 'ACT-2',
    level: 'MUST',
    statement: 'Update changes the record that exists and keeps its id.',
    section: 'Operation rules 1',
    judging: 'The whole record is sent, so that what a server does with missing members does not matter.',
    open: 'Members that an Update leaves out.',
    appliesTo: {
      reason:
        'The operations that take mvRecordAction, but not documents, of which nearly nothing may change (DOC-2).',
      holds: both(takesRecordAction, except(operationIs('DocumentUpdate')), atDefaultAddress),
    },
  },
  {
    id: 'ACT-3',
    level: 'MUST',
    statement: 'InsertOrUpdate inserts a record that is absent and updates one that is present.',
    section: 'Operation rules 1',
    judging:
      'Absent: the id left out or 0; present: the id of a record made before. A MUST for documents (insert), shipping providers and integration updates; a SHOULD for companies and bundles, for which only the common rule speaks.',
    appliesTo: {
      reason:
        'The operations that take mvRecordAction, but not purchase orders, for which this action is not shown.',
      holds: both(takesRecordAction, except(operationIs('PurchaseOrderUpdate')), atDefaultAddress),
    },
  },
  {
    id: 'ACT-4',
    level: 'MUST',
    statement: 'InsertOrUpdateNonEmptyFields changes only the members that are sent and not empty.',
    section: 'Operation rules 1',
    judging: 'Levels as in ACT-3; empty means absent, nil or empty text. That it inserts is a SHOULD.',
    open: 'Whether 0 and false are empty, and whether a list that is sent replaces the old one or extends it.',
    appliesTo: {
      reason:
        'The operations that take mvRecordAction, but not purchase orders, for which this action is not shown.',
      holds: both(takesRecordAction, except(operationIs('PurchaseOrderUpdate')), atDefaultAddress),
    },
  },
  {
    id: 'ACT-5',
    level: 'SHOULD',
    statement: 'An Update of a record that does not exist makes none, and should fail.',
    section: 'Operation rules 1',
    judging:
      'MUST: it is not answered "0" with an entityID other than 0, and makes no record where a Get can tell. SHOULD: it fails.',
    appliesTo: {
      reason: 'The six operations that take mvRecordAction.',
      holds: both(takesRecordAction, atDefaultAddress),
    },
  },
  {
    id: 'ACT-6',
    level: 'MUST',
    statement: 'The matching Get returns what was written.',
    section: 'What the service does',
    judging:
      'Names and members that no server computes, read in every format right after the answer of the write; after single writes, and after sequences of them that change their format from step to step. What is shown only later, within 5 s, is a warning.',
    appliesTo: {
      reason:
        'Shipping providers and companies are the only records that can be both written and read: by their Gets, and by their writes where a record is updated and where calls come in sequences.',
      holds: both(either(readsWhatIsWritten, hasMatchingGet), atDefaultAddress),
    },
  },
  {
    id: 'ACT-7',
    level: 'SHOULD',
    statement: 'A write that fails changes no record.',
    section: 'Errors 2',
    judging:
      "On the run's own records, as the matching Get shows them. Of a purchase order, where ReceiveItems is refused for its second row: a later echo shows the first row as it was.",
    open: 'A refused return of materials is not looked at: what is given back can not be had again.',
    appliesTo: {
      reason: 'The writes whose records a Get can read, and orders, of which a later receipt shows the rows.',
      holds: both(either(hasMatchingGet, operationIs('PurchaseOrderUpdate')), atDefaultAddress),
    },
  },
  {
    id: 'ACT-8',
    level: 'MUST',
    statement: 'mvInsertUpdateDeleteSourceApplication may be sent or left out.',
    section: rules,
    judging:
      'A MUST in inserts, updates, CompanyDelete and WorkOrderReOpen; a SHOULD in the other deletes. With it, the members that were sent come back as without it.',
    appliesTo: {
      reason: 'The operations whose rows list it.',
      holds: both(hasRequestMember('mvInsertUpdateDeleteSourceApplication'), atDefaultAddress),
    },
  },
  {
    id: 'ACT-9',
    level: 'OPEN',
    statement: 'What an unknown or a missing mvRecordAction is answered is not shown.',
    section: rules,
    judging: 'Never judged: the answer is recorded in the implementation profile.',
    appliesTo: {
      reason: 'The six operations that take mvRecordAction.',
      holds: both(takesRecordAction, atDefaultAddress),
    },
  },
  {
    id: 'ACT-10',
    level: 'MUST',
    statement: 'A request member marked "(opt)" may be sent or left out.',
    section: 'Endpoints: Operations with request and response shape',
    judging:
      'Both calls are taken. NotifyCustomer is never sent as true; SettingName without a fixture, SortBy and CustomReportParameters are only left out. Members without the mark are always sent.',
    open: 'What the members do.',
    appliesTo: {
      reason:
        'The operations whose rows mark a member that can be sent, other than the source application (ACT-8), what every Get takes (GET, FLT), and Page and Limit (GET-10).',
      holds: both(takesShownOption, atDefaultAddress),
    },
  },
  {
    id: 'ACT-11',
    level: 'SHOULD',
    statement: 'An unknown or a missing mvRecordAction makes no record.',
    section: rules,
    judging: 'As the matching Get shows, by unique content; how the call is answered is open (ACT-9).',
    appliesTo: {
      reason: 'The writes whose records a Get can read.',
      holds: both(hasMatchingGet, atDefaultAddress),
    },
  },
];
