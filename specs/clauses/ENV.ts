import { addressIs } from '../appliesTo/addressIs.ts';
import { all } from '../appliesTo/all.ts';
import { answersInItsFormat } from '../appliesTo/answersInItsFormat.ts';
import { atDefaultAddress } from '../appliesTo/atDefaultAddress.ts';
import { both } from '../appliesTo/both.ts';
import { callSucceeds } from '../appliesTo/callSucceeds.ts';
import { except } from '../appliesTo/except.ts';
import { formatIs } from '../appliesTo/formatIs.ts';
import { hasDueMembers } from '../appliesTo/hasDueMembers.ts';
import { hasResponseMember } from '../appliesTo/hasResponseMember.ts';
import { isRefused } from '../appliesTo/isRefused.ts';
import { operationIs } from '../appliesTo/operationIs.ts';
import { takesRecordAction } from '../appliesTo/takesRecordAction.ts';
import type { Clause } from '../Clause.ts';

const envelope = 'Response envelope (present in every response)';

/** The response envelope. */
export const ENV: readonly Clause[] = [
  {
    id: 'ENV-1',
    level: 'MUST',
    statement: 'Every response carries ResponseStatus, whether the call succeeded or failed.',
    section: envelope,
    judging:
      'An answer that decodes holds ResponseStatus as an object; CompanyDelete and ShippingInformationGet, whose other members are not shown, included. The ENV, FMT and XF clauses are not judged on answers to a wrong key or to a request that cannot be decoded.',
    open: 'The row of CustomReportGetData calls it optional: its absence on a success there is only observed.',
    appliesTo: { reason: 'Every response has it: no operation, format or address is left out.', holds: all },
  },
  {
    id: 'ENV-2',
    level: 'MUST',
    statement: 'On success ResponseStatus.ErrorCode is the text "0".',
    section: envelope,
    judging:
      'In json it is a string; the number 0 breaks this clause, and the call still counts as a success.',
    open: 'A success of CustomReportGetData without a status block.',
    appliesTo: { reason: 'Wherever a call that has to succeed is made.', holds: callSucceeds },
  },
  {
    id: 'ENV-3',
    level: 'MUST',
    statement: 'On a failure that the document shows, ErrorCode is the text "500".',
    section: 'Errors 1',
    judging:
      'MUST on the failures of ERR-1, ERR-2 and ERR-3. SHOULD on any other failure of a well-formed request with the right key: Errors 1 says it of all, the envelope and Errors 6 say it of shown cases only.',
    appliesTo: {
      reason:
        'Where a call is made that names something that does not exist; the three shown conditions are among them.',
      holds: isRefused,
    },
  },
  {
    id: 'ENV-4',
    level: 'MUST',
    statement: 'ResponseStatus.Message is text for people; a failure always has one that is not empty.',
    section: envelope,
    judging: 'On a failure the text must be there. On a success any text passes, and so does none.',
    appliesTo: {
      reason:
        'Any answer shows it. Not on bare named routes, where the server picks the format and a wrong form could not be blamed on one.',
      holds: answersInItsFormat,
    },
  },
  {
    id: 'ENV-5',
    level: 'MUST',
    statement: 'ResponseStatus.StackTrace is text where it is present.',
    section: envelope,
    judging: 'Absent and nil pass: the document only puts it in the shape of the response.',
    appliesTo: {
      reason: 'Any answer shows it. Not on bare named routes, where the server picks the format.',
      holds: answersInItsFormat,
    },
  },
  {
    id: 'ENV-6',
    level: 'MUST',
    statement: 'ResponseStatus.Errors is a list of records with the texts ErrorCode, FieldName and Message.',
    section: envelope,
    judging: 'Absent, nil and an empty list pass; every entry that is there has text in its members.',
    appliesTo: {
      reason: 'Any answer shows it. Not on bare named routes, where the server picks the format.',
      holds: answersInItsFormat,
    },
  },
  {
    id: 'ENV-7',
    level: 'MUST',
    statement: 'On success entityID is the id of the record that the call affected.',
    section: envelope,
    judging:
      'Equal to the id member of the echoed record where there is one. After the deletion of a receipt it is the id of the work order or of the receipt. For bundles and returned materials a wrong id is a warning (SHOULD). CompanyUpdate may leave it out: only a value that is there is judged. That it is an integer is TYP-1.',
    appliesTo: {
      reason:
        'Successes of the operations whose rows list entityID; ProductBOMDelete lists it on failure only, where ERR-3 judges it.',
      holds: both(hasResponseMember('entityID'), callSucceeds, except(operationIs('ProductBOMDelete'))),
    },
  },
  {
    id: 'ENV-8',
    level: 'MUST',
    statement: 'When an insert or an update failed, entityID is 0.',
    section: 'Errors 2',
    judging: 'Any other id breaks it; entityID left out on a failure is a warning (SHOULD).',
    open: 'ProductBOMDelete answers a failure with the id that was sent (ERR-3).',
    appliesTo: {
      reason:
        'The inserts and updates, where one is made that names an unknown SKU (ERR-1) or an unknown record (ACT-5).',
      holds: both(takesRecordAction, atDefaultAddress),
    },
  },
  {
    id: 'ENV-9',
    level: 'MUST',
    statement:
      'In the deletes that list it, result is true when the delete happened and false when it did not.',
    section: envelope,
    judging:
      'Judged on successes and on failures; result left out of a failure is a warning (SHOULD). That it is a bool is TYP-2.',
    appliesTo: {
      reason: 'The four deletes whose rows list result; away from the default address on an unknown id.',
      holds: both(hasResponseMember('result'), except(addressIs('namedGet'))),
    },
  },
  {
    id: 'ENV-10',
    level: 'MUST',
    statement: 'InternalErrorCode is optional text: a short code or nothing.',
    section: envelope,
    judging: 'Absent, nil and empty pass; what is there is text.',
    appliesTo: {
      reason:
        'The operations whose rows list it. Not on bare named routes, where the server picks the format, nor in csv, where a cell is text whatever it holds.',
      holds: both(hasResponseMember('InternalErrorCode'), answersInItsFormat, except(formatIs('csv'))),
    },
  },
  {
    id: 'ENV-11',
    level: 'MUST',
    statement: 'A call that succeeds is answered with HTTP status 200.',
    section: 'Endpoints: Common request and response rules',
    judging: 'Whenever ErrorCode says success, the status is exactly 200.',
    appliesTo: { reason: 'Wherever a call that has to succeed is made.', holds: callSucceeds },
  },
  {
    id: 'ENV-12',
    level: 'OPEN',
    statement: 'Which HTTP status a failed call has is not shown.',
    section: 'Errors 5',
    judging: 'Never judged: the status of each failure is recorded in the implementation profile.',
    appliesTo: { reason: 'Where a call is made that names something that does not exist.', holds: isRefused },
  },
  {
    id: 'ENV-13',
    level: 'OPEN',
    statement: 'Whether responses carry members that the document does not list is not said.',
    section: envelope,
    judging: 'Never judged: their names are recorded in the implementation profile.',
    appliesTo: { reason: 'Any answer may hold some.', holds: all },
  },
  {
    id: 'ENV-14',
    level: 'MUST',
    statement: 'A success carries every response member that the row of the operation lists without a mark.',
    section: 'Endpoints: Operations with request and response shape',
    judging:
      'Each such member is there under its exact name; a misspelt one is TYP-14. Members marked "(opt)" or "on failure", InternalErrorCode, and relatedDocumentID outside ReceiveItems may be missing; an empty list may be absent or nil.',
    appliesTo: {
      reason:
        'Wherever a call that has to succeed is made, of operations with a member that is due: lists may be empty, and the status block is ENV-1.',
      holds: both(callSucceeds, hasDueMembers),
    },
  },
];
