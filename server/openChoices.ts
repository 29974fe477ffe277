import { type Dialect, plainDialect } from '../formats/Dialect.ts';

/**
 * What the document leaves open, and how this server decides it. A decision that is one value is a member here, and can be
 * different for one server. A decision that is a behaviour is described below, with its place.
 *
 * - Failures other than the shown ones: ErrorCode is `500` too, with entityID 0 and result false where listed.
 * - Members without a value: text is empty, numbers are 0, flags false, lists empty, dates unset. A nested record is nil. An
 *   enumeration is `None` or `Undefined`. No member that a record lists is left out (records/completed.ts).
 * - Update: members that are left out keep their value, nil and empty text clear it, a list replaces the list. A nested record is
 *   updated in the same way (records/updated.ts).
 * - InsertOrUpdateNonEmptyFields: absent, nil, empty text, an unset date and an empty list are empty; 0 and false are values.
 * - InsertOrUpdate with an id that no record has inserts under a new id. The server always gives the ids; an id that is sent with
 *   Insert is ignored (rules/recordAction.ts).
 * - A missing or unknown record action fails; its letter case matters.
 * - An update of a document succeeds and changes nothing: the one member that may change, DocumentDescription, is no member of a
 *   document (handlers/DocumentUpdate.ts).
 * - Totals and row amounts of documents and orders are computed from the rows (rules/totals.ts).
 * - Ids that point to other records (types, clients, locations, taxes, discounts) are looked up for names and amounts. Unknown
 *   ones are taken as sent: the document shows a failure only for the SKUs of document rows.
 * - Documents with status Pending move no stock: attaching batches does not use them up (rules/attachBatches.ts).
 * - A bundle's own row has the price: the rows that AutoInsertBundledProductRows adds cost nothing.
 * - ReceiveItems takes an order that is Verified or PartiallyReceived, and matches rows by their id or else by SKU. It fails if
 *   nothing new is received, or more than was ordered. A new supplier's name becomes a supplier.
 * - Operator `Undefined`, or none: the filter is no condition and is ignored. Other operators, unknown fields and fields that are
 *   lists or records: the call fails. A later filter without AndOr counts as And. Group is ignored. Dates may be written in ISO
 *   8601 or as `/Date(ms)/` (rules/filters/).
 * - ReturnTopNRecords of 0 and below -1: all. Without it the order is the same, descending by id.
 * - A page below the first is the first page. Page without Limit and Limit without Page are understood too.
 * - mvSalesOrderNo and mvSalesOrderStatus select whole values, with the letter case rule of the filters.
 * - CustomReportParameters are accepted and not used: the seeded reports take none.
 * - The built-in document types (negative ids) cannot be deleted.
 * - An event subscription is stored. An inserted document is posted in json to subscribers on loopback, and nobody else is
 *   called. The document leaves the form of deliveries open (rules/deliverEvents.ts).
 * - ShippingInformationCreateLabel gives a document without shipping information its first one. Delete of missing shipping
 *   information fails. NotifyCustomer notifies nobody.
 * - associateCompanyWithDefaultDocumentTypes copies the built-in document types for the company, with the postfix after their
 *   abbreviation. DeleteRelatedDocumentTemplates finds no templates here.
 * - The answer's format: suffix, then `format`, then the path; on a bare named route the Accept header, then the request's
 *   Content-Type, then json (addressing/).
 * - The body's format: on the SOAP paths the path's, else its Content-Type, else the answer's. Query fields fill what the body
 *   leaves out; `callback` counts only for json.
 * - Integers are kept to 15 digits, decimals to 25, datetimes in the years 1 to 9999. Values beyond that, and malformed bodies,
 *   are refused rather than guessed at (receive/).
 * - A datetime with a non-zero offset or a zone designator means its local time. A json datetime with a zero offset or none is an
 *   instant, shown in this server's zone (zone/wallClock.ts).
 */
export interface OpenChoices {
  /** The IANA zone of the server's wall clock, for "now" and json's milliseconds. */
  readonly zone: string;
  /** HTTP status of a call that was understood and failed. */
  readonly statusOfFailure: number;
  /** HTTP status when the key is missing or wrong. */
  readonly statusOfWrongKey: number;
  /** HTTP status when the body can't be decoded, or a value has the wrong type. */
  readonly statusOfBadRequest: number;
  /** HTTP status for an unknown path or operation. */
  readonly statusOfUnknown: number;
  /** The number of the first page. */
  readonly firstPage: 0 | 1;
  /** Rows on a page when Page comes without Limit. */
  readonly defaultLimit: number;
  /** The most rows on a page. */
  readonly maximumLimit: number;
  /** Whether filters distinguish letter case in text. */
  readonly caseSensitiveFilters: boolean;
  /** Whether filters distinguish letters with and without accents. */
  readonly accentSensitiveFilters: boolean;
  /** Whether `%` and `_` stand for other text in a search with Contains. */
  readonly wildcardsInFilters: boolean;
  /** Whether NotEquals selects a record whose field is empty, or shows None or Undefined for that. In SQL no condition is true of null. */
  readonly emptyIsNotEqual: boolean;
  /** Added to the ids of all records, but not to built-in types. Suppliers keep their ids if it is negative (rule 2). */
  readonly idsFrom: number;
  /** What json writes after a datetime's milliseconds: the zone's offset, or `-0000`, which says nothing. */
  readonly offsetOfDates: 'shown' | 'hidden';
  /** Names, namespaces and order of the elements in XML answers. */
  readonly xmlDialect: Dialect;
  /** The order of the members in answers. */
  readonly memberOrder: 'documented' | 'reversed' | 'alphabetical';
  /** Work orders with this status are closed. */
  readonly closedWorkOrderStatus: string;
  /** The status of a reopened work order. */
  readonly reopenedWorkOrderStatus: string;
  /** The address of labels, followed by the tracking id. */
  readonly labelBaseUrl: string;
}

export const openChoices: OpenChoices = {
  zone: 'UTC',
  statusOfFailure: 200,
  statusOfWrongKey: 401,
  statusOfBadRequest: 400,
  statusOfUnknown: 404,
  firstPage: 1,
  defaultLimit: 50,
  maximumLimit: 500,
  caseSensitiveFilters: false,
  accentSensitiveFilters: true,
  wildcardsInFilters: false,
  emptyIsNotEqual: true,
  idsFrom: 0,
  offsetOfDates: 'shown',
  xmlDialect: plainDialect,
  memberOrder: 'documented',
  closedWorkOrderStatus: 'Completed',
  reopenedWorkOrderStatus: 'InProcess',
  labelBaseUrl: 'https://labels.example.com/',
};
