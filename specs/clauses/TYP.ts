import { addressIs } from '../appliesTo/addressIs.ts';
import { answersInItsFormat } from '../appliesTo/answersInItsFormat.ts';
import { atDefaultAddress } from '../appliesTo/atDefaultAddress.ts';
import { both } from '../appliesTo/both.ts';
import { either } from '../appliesTo/either.ts';
import { except } from '../appliesTo/except.ts';
import { formatIs } from '../appliesTo/formatIs.ts';
import { hasResponseMember } from '../appliesTo/hasResponseMember.ts';
import { isoDateFormats } from '../appliesTo/isoDateFormats.ts';
import { operationIs } from '../appliesTo/operationIs.ts';
import { readsRecords } from '../appliesTo/readsRecords.ts';
import { readsWhatIsWritten } from '../appliesTo/readsWhatIsWritten.ts';
import { requestHolds } from '../appliesTo/requestHolds.ts';
import { responseHolds } from '../appliesTo/responseHolds.ts';
import { responseHoldsLists } from '../appliesTo/responseHoldsLists.ts';
import { succeedsInItsFormat } from '../appliesTo/succeedsInItsFormat.ts';
import { writesPlain } from '../appliesTo/writesPlain.ts';
import type { Clause } from '../Clause.ts';

const conventions = 'Conventions';
const holdsUnset = both(responseHolds('datetime'), except(operationIs('IntegrationUpdateUpdate')));

/** Values on the wire. */
export const TYP: readonly Clause[] = [
  {
    id: 'TYP-1',
    level: 'MUST',
    statement: 'Members of type int are integers; in json a number without quotes.',
    section: conventions,
    judging:
      'A fraction, a text or anything else breaks it. 1.0 and 1E2 are integers, but should be plain digits.',
    open: 'How wide an int may be.',
    appliesTo: {
      reason:
        'Operations whose success holds an int, and ProductBOMDelete, whose failures do. Not on bare named routes, where the server picks the format.',
      holds: either(
        both(responseHolds('int'), succeedsInItsFormat),
        both(operationIs('ProductBOMDelete'), answersInItsFormat),
      ),
    },
  },
  {
    id: 'TYP-2',
    level: 'MUST',
    statement: 'Members of type bool are true or false; in json the JSON booleans.',
    section: conventions,
    judging:
      'xml and soap write true and false, where another letter case is a warning (SHOULD); jsv and csv may use any letter case.',
    appliesTo: {
      reason:
        'Operations whose success holds a bool, and the deletes whose failures say result false. Not on bare named routes, where the server picks the format.',
      holds: either(
        both(responseHolds('bool'), succeedsInItsFormat),
        both(hasResponseMember('result'), answersInItsFormat),
      ),
    },
  },
  {
    id: 'TYP-3',
    level: 'MUST',
    statement: 'Members of type decimal and number come back as numbers; in json without quotes.',
    section: conventions,
    judging: 'Compared as decimals, never through binary floats; trailing zeros mean nothing.',
    appliesTo: {
      reason:
        'Operations whose success holds a decimal or a number. Not on bare named routes, where the server picks the format.',
      holds: both(responseHolds('decimal', 'number'), succeedsInItsFormat),
    },
  },
  {
    id: 'TYP-4',
    level: 'MUST',
    statement: 'A json request may write a number as text, and means the same by it.',
    section: conventions,
    judging: 'The same call with the number and with its text is answered alike.',
    appliesTo: {
      reason:
        'Only json tells a number from a text; operations whose request can carry a number. Not where one more call costs money or leaves a subscription behind for good.',
      holds: both(
        formatIs('json'),
        addressIs('path'),
        requestHolds('int', 'decimal', 'number'),
        except(operationIs('ShippingInformationCreateLabel', 'EventSubscriptionAdd')),
      ),
    },
  },
  {
    id: 'TYP-5',
    level: 'MUST',
    statement:
      'A datetime in json is the string /Date(<ms><offset>)/ with an offset of the form +hhmm or -hhmm.',
    section: conventions,
    judging:
      'After JSON unescaping, so an escaped slash is fine. A missing offset breaks this clause and the value is still read.',
    appliesTo: {
      reason: 'json alone has this form; operations whose success holds a datetime.',
      holds: both(formatIs('json'), responseHolds('datetime'), succeedsInItsFormat),
    },
  },
  {
    id: 'TYP-6',
    level: 'MUST',
    statement: 'The unset datetime in json is exactly /Date(-62135596800000-0000)/.',
    section: conventions,
    judging: 'Another way to write a zero offset breaks it; the value still counts as unset.',
    appliesTo: {
      reason:
        "json alone has this form; operations whose success holds a datetime that may be unset: the time of an integration update may be the server's.",
      holds: both(formatIs('json'), holdsUnset, succeedsInItsFormat),
    },
  },
  {
    id: 'TYP-7',
    level: 'MUST',
    statement: 'A datetime in xml, jsv and csv is an ISO 8601 local date-time without a zone.',
    section: conventions,
    judging:
      'Any precision and any ISO 8601 form of a local date-time passes. A Z, an offset or a bare date breaks it; the value is still read. In soap, which the sentence does not name, a breach is a warning (SHOULD).',
    appliesTo: {
      reason:
        'Every format but json, which has a form of its own; operations whose success holds a datetime.',
      holds: both(isoDateFormats, responseHolds('datetime'), succeedsInItsFormat),
    },
  },
  {
    id: 'TYP-8',
    level: 'MUST',
    statement: 'The unset datetime in xml, jsv and csv is 0001-01-01T00:00:00.',
    section: conventions,
    judging:
      'A bare 0001-01-01 breaks it, and so does any other text for unset, such as one without seconds (0001-01-01T00:00); in soap that is a warning (SHOULD), as TYP-7 is. A fraction of zeros is a warning (SHOULD) in every format; a zone behind it is a breach of TYP-7 alone.',
    appliesTo: {
      reason:
        "Every format but json, which has a form of its own; operations whose success holds a datetime that may be unset: the time of an integration update may be the server's.",
      holds: both(isoDateFormats, holdsUnset, succeedsInItsFormat),
    },
  },
  {
    id: 'TYP-9',
    level: 'MUST',
    statement: 'The same datetime in json and in the other formats is the same wall-clock time.',
    section: conventions,
    judging:
      'With an offset other than zero, milliseconds plus offset are the local time. With +0000 or -0000 either that holds as well, or the zone of the server is inferred: local time minus UTC is a multiple of 15 minutes within 14 hours and a function of the time, with at most two values within a month and three within a year. A time with a designator (TYP-7) may also be the instant that json shows.',
    open: 'Times before 1970 other than unset are observed. Where some zone changes its clock within a day, that change either way.',
    appliesTo: {
      reason: 'Only a Get gives the same record in every format; those whose records hold a datetime.',
      holds: both(readsRecords, responseHolds('datetime'), atDefaultAddress),
    },
  },
  {
    id: 'TYP-10',
    level: 'SHOULD',
    statement: 'Members of enumeration type are text: the name of the value.',
    section: 'Resources and their fields',
    judging: 'Any text that is not empty passes.',
    open: 'The complete lists of values are not shown.',
    appliesTo: {
      reason:
        'Operations whose success holds an enumeration. Not on bare named routes, where the server picks the format.',
      holds: both(responseHolds('enumeration'), succeedsInItsFormat),
    },
  },
  {
    id: 'TYP-11',
    level: 'MUST',
    statement: 'In csv a nested list is one cell that holds a bracketed list of name:value pairs.',
    section: conventions,
    judging:
      'Exactly the jsv form, with or without braces around each record, is a SHOULD: json in a cell is a warning. Lists of plain text have no pairs.',
    appliesTo: {
      reason: 'csv alone has cells; operations whose success holds a list of records.',
      holds: both(formatIs('csv'), responseHoldsLists, succeedsInItsFormat),
    },
  },
  {
    id: 'TYP-12',
    level: 'MUST',
    statement: 'Text comes back as it was sent.',
    section: conventions,
    judging:
      'In the format of the write and, on a read, in every other: the syntax characters of the six formats, line breaks, printable characters of the BMP, leading zeros, and text that looks like a number, a date, a bool or null. Each is two cases: that it is taken (SHOULD) and that what is taken is not altered. SHOULD: tabs and several blanks in a row, astral and combining characters, tag-like markup, a leading = + - @, CR and CRLF kept by XML.',
    open: 'Leading and trailing blanks, empty text that comes back as nil, characters that XML 1.0 cannot carry.',
    appliesTo: {
      reason: 'Writes that echo free text, and the Gets that read the same record back.',
      holds: both(either(writesPlain('string'), readsWhatIsWritten), atDefaultAddress),
    },
  },
  {
    id: 'TYP-13',
    level: 'MUST',
    statement: 'A decimal comes back equal to the one that was sent.',
    section: conventions,
    judging:
      'Up to 2 fraction digits and 6 integer digits, compared as decimals. In members of type number, fractions are a SHOULD.',
    open: 'More digits: rounding is not shown and is observed.',
    appliesTo: {
      reason: 'Writes that echo a decimal or a number that no server computes.',
      holds: both(writesPlain('decimal', 'number'), atDefaultAddress),
    },
  },
  {
    id: 'TYP-14',
    level: 'MUST',
    statement:
      'Members are spelt as documented, letter case included, and the groups of ShippingInfo are nested.',
    section: 'Resources and their fields',
    judging:
      'A member under another spelling, or a member of a group outside it, is read and breaks this clause; a name that begins with _, $ or @ is metadata of a serializer and no misspelling. In requests PurchaseOrderSupplierId is taken as well as PurchaseOrderSupplierID: an order is inserted so in json and jsv. The document does not tell in which format its examples are, and elsewhere it shows no layout of a record.',
    appliesTo: {
      reason: 'Any answer shows it. Not on bare named routes, where the server picks the format.',
      holds: answersInItsFormat,
    },
  },
  {
    id: 'TYP-15',
    level: 'MUST',
    statement: 'Every member that is present has its documented type.',
    section: 'Resources and their fields',
    judging:
      'Absent and nil stand for no value; an empty list may be absent, nil or empty. Types with a clause of their own are judged there (TYP-1..3, 5..8, 10, 17, ENV-2, 3, 5, 6, 10): what is left are texts, records and lists.',
    appliesTo: {
      reason:
        'Operations whose success holds a text that no other clause judges. Not on bare named routes, where the server picks the format.',
      holds: both(responseHolds('string'), succeedsInItsFormat),
    },
  },
  {
    id: 'TYP-16',
    level: 'MUST',
    statement: 'A datetime comes back as the instant or the wall-clock time that was sent.',
    section: conventions,
    judging:
      'To the second, from 1970-01-02 to 2037-12-31, and the unset value; sent in json with an explicit offset. Midnight, leap days, ends of months and years, extreme offsets. A MUST in the custom order dates; a SHOULD in the daylight dates of a company and the time of an integration update.',
    open: 'One hour more or less in a daylight gap or overlap; fractions, milliseconds below 0 and other years are observed.',
    appliesTo: {
      reason: 'Writes that send a datetime and get it back.',
      holds: both(
        operationIs('DocumentUpdate', 'PurchaseOrderUpdate', 'CompanyUpdate', 'IntegrationUpdateUpdate'),
        atDefaultAddress,
      ),
    },
  },
  {
    id: 'TYP-17',
    level: 'MUST',
    statement:
      'PurchaseOrderReceiveDocumentTypeID and SalesOrderShipDocumentTypeID hold an integer or nothing.',
    section: 'Resources and their fields',
    judging:
      'The document calls them int-valued with the shape of text: quoted or bare in json both pass. Requests send text.',
    appliesTo: {
      reason: 'The operations that answer with a purchase order or with sales orders.',
      holds: both(responseHolds('intText'), succeedsInItsFormat),
    },
  },
];
