/*
 * Counted by hand from the document's table of operations.
 *
 * 33 operations, 11 of them with a named route, 3 of those marked GET, 22 generic.
 * Default addresses: 33 × 6 = 198. Elsewhere: suffix 11 × 6 = 66; query 11 × 6 + 22 × 4 = 154; bare named POST 11 × 4 = 44;
 * GET 3; jsonp 33. Together 300.
 * At the default address 19 calls name what does not exist: 2 documents with an unknown SKU; updates of 6 records (documents,
 * orders, carriers, bundles, integration updates, companies); a receipt for an order; 6 deletes; 2 work order actions; 2 on
 * shipping. One more leaves out which report it is about. 20 × 6 = 120.
 *
 * An operation with a named route has 19 places that fix the format (6 + 6 + 6 + jsonp), a generic one 11 (6 + 4 + jsonp).
 * 8 named and 15 generic operations succeed everywhere. The other 10 do so at the default address only (6 places): they use
 * something up, delete, or cost money.
 */
const named = 19;
const generic = 11;
const usingUp = 6;

/** How many cases each clause has that single answers show; counted by hand. */
export const spineCounts: Readonly<Record<string, number>> = {
  // and what the eight answer to single filters, and two of those with pages to pages; a custom report may lack it
  'ENV-1': 198 + 300 + 120 + 8 * 6 + 2 * 6,
  // 198, 8 named × (6 + 6 + 4 + 1), 15 generic × (4 + 1)
  'ENV-2': 198 + 8 * 17 + 15 * 5,
  // 120; elsewhere 3 named × 17 and 7 generic × 5
  'ENV-3': 120 + 3 * 17 + 7 * 5,
  // not on bare named routes; and an order without its status
  'ENV-4': 618 - 44 - 3 + 6,
  'ENV-5': 618 - 44 - 3,
  'ENV-6': 618 - 44 - 3,
  // 10 operations: 5 named and 2 generic that succeed everywhere, 3 on work orders; and the actions that follow an insert
  'ENV-7': 5 * (6 + 17) + 2 * (6 + 5) + 3 * 6 + 6 * 6 + 6 + 6,
  // 3 documents, 2 orders, 3 other records with entityID, each with a case that it is there; companies without that
  'ENV-8': 6 * (3 * 2 + 2 * 2 + 3 * 2 + 1),
  // 4 deletes: success, failure and its presence, and the second of one record; elsewhere failure and presence: 1 named
  // × 17, 3 generic × 5
  'ENV-9': 4 * 6 * 4 + (17 + 3 * 5) * 2,
  // 7 named, 9 generic; they have 11 failing calls at the default address; not in csv, which a named one has at three of
  // its places and a generic one at two
  'ENV-10': 7 * (named - 3) + 9 * (generic - 2) + 11 * 5,
  // and what the eight answer to single filters, and three to pages
  'ENV-11': 198 + 8 * 17 + 15 * 5 + (8 + 3) * 6,
  // 16 operations with a member that is due: 5 named and 3 generic succeed everywhere; and the actions that follow an insert, of
  // 6 writes
  'ENV-14': 16 * 6 + 5 * 17 + 3 * 5 + 6 * 6,
  // 8 named, 8 generic, 4 using up; failures with entityID: 12 at the default address, ProductBOMDelete at 13 others; twice
  'TYP-1': 2 * (8 * named + 8 * generic + 4 * usingUp + 12 * 6 + 13),
  // 5 named, 5 generic, 8 using up; failures with result: 4 deletes, 13 + 3 × 5 elsewhere; then xml and soap again
  'TYP-2':
    5 * named + 5 * generic + 8 * usingUp + 4 * 6 + 13 + 3 * 5 + (5 * 9 + 5 * 4 + 8 * 3 + 4 * 3 + 6 + 3),
  'TYP-3': 5 * named + 3 * generic + 4 * usingUp,
  // 4 named, 2 generic, 3 work orders; in json: 4, 3 and 1 places
  'TYP-5': 4 * 4 + 2 * 3 + 3,
  // without IntegrationUpdateUpdate
  'TYP-6': 3 * 4 + 2 * 3 + 3,
  'TYP-7': 4 * 15 + 2 * 8 + 3 * 5,
  'TYP-8': 2 * (3 * 15 + 2 * 8 + 3 * 5),
  'TYP-10': 4 * named + 2 * generic,
  // in csv: 7 named × 3, 9 generic × 2, 3 work orders; twice; a record alone in the eight Gets that can be limited and the three that have pages,
  // and by suffix and query in the three of them that are named
  'TYP-11': 2 * (7 * 3 + 9 * 2 + 3) + 8 + 3 + 3 * 3,
  // and one in json and jsv for the spelling of the request examples
  'TYP-14': 618 - 44 - 3 + 2,
  // 8 named, 8 generic, 4 using up; 13 failing calls of these
  'TYP-15': 8 * named + 8 * generic + 4 * usingUp + 13 * 6,
  'TYP-17': 2 * named,
  // and the reading of the key with a charset
  'FMT-1': 4 * (33 + 20 + 1),
  'FMT-2': 4 * (33 + 20) + 4 * 11 + 4 * 33,
  'FMT-3': 33 + 20 + 1,
  'FMT-4': 33 + 20 + 1,
  'FMT-5': 2 * (33 + 20),
  // and a GET in each format that is not soap, on the three routes that are marked with it
  'FMT-6': 66 + 3 * 4,
  'FMT-7': 154 + 3 * 4,
  // wrapped, the script's type, and the payload of 14 Gets, where the address names json as well; the order of rows of 3
  'FMT-8': 33 + 33 + 14 + 14 + 3,
  // POST; GET and its success; GET where a suffix or the query names one of four formats
  'FMT-9': 44 + 2 * 3 + 3 * 2 * 4,
  // and, with odd texts, the writes of 6 records and 2 Gets that show them
  'FMT-11': 618 + (6 + 2) * 6,
  'FMT-12': 6,
  'AUTH-1': 198,
  'AUTH-2': 2 * 6,
  // and a record alone in the eight that can be limited, the setting of the fixtures, a row alone on a page of 3, and a record alone elsewhere, by json, jsv and csv
  'GET-1': 3 * named + 9 * generic + 8 * 6 + 6 + 3 * 6 + (3 * 3 * 3 + 10),
  'GET-11': 3 * generic,
  // two documents, with the wording of each; and one with the rows of bundles asked for, and one with batches
  'ERR-1': (2 * 2 + 2) * 6,
  // and what a second delete says
  'ERR-2': 2 * 6 + 6,
  'ERR-3': 2 * 6,
};
