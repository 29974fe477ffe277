/*
 * Counted by hand from the document's table of operations and from what each clause asks, once in each of the six formats at
 * its default address where nothing else is said.
 *
 * Gets: 12 answer with a list and UserGet with a record, 13 in all; 8 of them take Filters and ReturnTopNRecords, 7 are
 * ordered by an id of their records, 3 take showDeleted, 3 take Page and Limit. 6 writes take a record action: documents,
 * orders, carriers, bundles, integration updates and companies; of 2 of them, carriers and companies, a Get shows what was written.
 */
const all = 6;

/** The hazards of TYP-12, and one case for texts that mix them; 4 stand for all where a record has little room. */
const hazards = 43 + 1;
const few = 4;

/** How many cases each clause has that says what a server does; counted by hand. */
export const behaviourCounts: Readonly<Record<string, number>> = {
  // in json: 33 operations but AccountSettingsGet, APIKeyGet and UserGet, which take no number, subscriptions and labels
  'TYP-4': 33 - 3 - 2,
  // sales orders and companies are the records with a datetime that a Get shows
  'TYP-9': 2 * all,
  // documents, orders and companies with all hazards, bundles, carriers and integration updates with a few, the last with a number
  // too: that it is taken and that it is not altered; on the two Gets the latter; and letters in a company: as escapes in json, xml and both soap, and in CDATA sections in the last three;
  // and lists of text in documents and orders
  'TYP-12': (3 * 2 * hazards + 3 * 2 * few + 2 + hazards + few + 2) * all + 2 * (4 + 3),
  // prices of documents and orders; fractions of number in these, in bundles and in shipping information
  'TYP-13': (2 + 7) * all,
  // documents, orders, companies and integration updates; unset where no server sets the time itself; that each is taken; and those of
  // an updated order; and those of companies in their Get
  'TYP-16': (4 + 3 + 4 + 1 + 1) * all,
  // and among deleted document types and companies, and orders of one status
  'GET-2': 7 * all + 2 * all + 7 * all + all,
  'GET-3': 7 * all,
  'GET-4': 8 * all,
  // generated numbers, and more than there are
  'GET-5': 2 * 8 * all,
  // the superset and the default; what was deleted just now, of document types and companies, for no carrier can be deleted
  'GET-6': (3 + 3 + 2) * all,
  // alone, and beside a filter
  'GET-7': 2 * all,
  // Two Gets show what the run wrote.
  'GET-8': (13 + 2) * all,
  // the ordered ones but ProductClientGet: among the newest, among all, and in what filters select; what was deleted just now; and
  // what number and status leave of sales orders
  'GET-9': 3 * 6 * all + 2 * all + all,
  // the limit, and what the pages hold together
  'GET-10': 2 * 3 * all,
  'GET-12': all,
  // single filters, and all operators on all types of fields; the two Gets that find a record of the run by its name; and the two that
  // find one that was deleted
  'FLT-1': 2 * 8 * all + 2 * all + all + 2 * all,
  // lists that either reading of AndOr selects alike; the target's own answers to their parts; the left fold alone; all operators on
  // all types of fields
  'FLT-2': 4 * 8 * all,
  // one filter, and the first of several
  'FLT-3': 2 * 8 * all,
  // json alone tells a number from a text
  'FLT-4': 8,
  'FLT-5': 8 * all,
  'FLT-6': 8 * all,
  // the Group, and the empty list
  'FLT-7': 2 * 8 * all,
  // five records are named by the examples, and ProductID is in two of them
  'FLT-8': 6 * all,
  // the echo, and that the id is new; by the Get of carriers and companies, that it is one record; a company under the name of a
  // deleted one
  'ACT-1': (2 * 6 + 2 + 1) * all,
  // not documents; the echo of the same call, but of integration updates that is IU-1's; a new row of an order, one
  // that is received after it, and that order updated again
  'ACT-2': (5 + 4 + 1 + 1 + 1) * all,
  // not orders: inserts 5, updates without documents 4; and one sequence of calls about companies in all formats
  'ACT-3': (5 + 4) * all + 1,
  // the same; and by the echo alone for the two that no Get shows
  'ACT-4': (4 + 2 + 5) * all,
  // fails; names none; and makes none, as the Get shows
  'ACT-5': (6 + 6 + 2) * all,
  // on both Gets what was inserted, and on their writes what was updated, each at all and at once; and a sequence of calls for each, the same
  // and a record of a name alone on both Gets
  'ACT-6': 4 * 2 * all + 4 + 2 * all,
  // two records that a Get shows, and a receipt that is refused; a return that is, but in csv
  'ACT-7': (2 + 1) * all + (all - 1),
  // 5 writes, 5 deletes and the re-opening list it; an update of each write but documents
  'ACT-8': (5 + 5 + 1 + 4) * all,
  // documents, companies both ways, orders' Get, settings, materials, receipts, labels
  'ACT-10': 8 * all,
  // unknown and missing
  'ACT-11': 2 * 2 * all,
  // plain, with batches by expiry date, and with rows of bundles
  'DOC-1': 3 * all,
  // in a later echo, and in its own
  'DOC-2': 2 * all,
  // by expiry date, Undefined, and rows of bundles
  'DOC-3': 3 * all,
  // with an inventory location and without
  'PO-1': 2 * all,
  // the id, the number and the status
  'PO-2': 3 * all,
  // by id, and by name
  'PO-3': 2 * all,
  'PO-4': all,
  // By all rows, by one row alone, and what is not received.
  'PO-5': 3 * all,
  'PO-6': all,
  'SP-1': all,
  // the four actions, and the echo of an Update
  'IU-1': 2 * all,
  // inserted, and updated
  'PB-1': 2 * all,
  // the work order itself, what is allocated, and all of that
  'WO-1': 3 * all,
  // a closed one, its status, two that are not closed (the fixtures' and one whose state is known), and a closed one beside an open one
  'WO-2': 5 * all,
  // the work order itself, the other receipt, the quantity, and the same receipt again
  'WO-3': 4 * all,
  // what is returned, what is too much, and all that is left
  'WO-4': 3 * all,
  // 5 deletes, one of which no Get shows; and each again
  'DEL-1': (4 + 5 + 3) * all,
  // two for a label: its information and its address; and an update after a delete
  'SHP-1': 3 * all + all,
  // a subscription, and a second one
  'EVT-1': 2 * all,
  'EVT-2': all,
  'ERR-4': 5 * all,
  // malformed, truncated, in no charset; long, deep, twice, half a character, of another type, out of range. In the three
  // formats of XML an entity that is fetched, whether it is, and one that explodes
  'ERR-5': (3 + 6) * all + 3 * 3,
  // missing, empty, wrong, truncated, altered, with more behind it; two of them where data is, one where something is written; missing in the other 13
  // Gets and 7 writes; and wrong where a company is deleted; missing in a delete and an action on shipping information; missing at the other addresses: 3 Gets and 5 writes with a route by suffix,
  // query and bare POST, and by callback 15 Gets and 8 writes; nearly right in one format on these 13 Gets and 7 writes
  'AUTH-3': (6 + 2 + 1 + 13 + 7 + 1 + 2) * all + (3 + 5) * (6 + 6 + 4) + 15 + 8 + 13 + 7,
  // every place but those of AccountSettingsGet and UserGet, which have 11 each
  'AUTH-4': 198 + 300 - 2 * 11,
  // each format among the others, with deleted records in the three Gets that show them, and the order of rows in the three Gets
  // that have some; then 3 named Gets by suffix, query,
  // bare POST and GET, and 10 generic ones by query; of these the orders of rows by one named Get and two generic ones
  'XF-1': 13 * all + 3 * all + 3 * all + 3 * (6 + 6 + 4 + 1) + 10 * 4 + (6 + 6 + 4 + 1) + 2 * 4,
  'XF-2': 2 * 36,
  // 2 documents with an unknown SKU, 6 updates of what is not there, 7 deletes: the message; the codes of those with an
  // InternalErrorCode of their own, which are 4 updates and 3 deletes
  'XF-3': (2 + 6 + 7 + 4 + 3) * all,
  // the 18 calls that name what does not exist, in the four formats that are not soap
  'XF-4': 20 * 4,
};
