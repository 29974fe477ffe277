import { itsWords, type Row, refusedBy, type Table } from './Row.ts';

const anotherStatus = (due: string): readonly Row[] => [
  { words: `what is inserted as ${due} has the status {actual}`, seen: { path: /Status$/ } },
];

/** Documents, purchase orders and work orders: DOC, PO, WO. */
export const rowsOfDocuments: Table = {
  'DOC-1': anotherStatus('Pending'),
  'DOC-2': [
    {
      words: 'an update that sends no rows removes those of the document',
      seen: { message: /removes those of the document/ },
    },
    {
      words: 'an update of a document brings {member} back changed',
      seen: { message: /an update changed/ },
      apart: ['tail'],
    },
    {
      words: 'an update of a document answers with another document',
      seen: { message: /answers with another id/ },
    },
  ],
  'DOC-3': [
    refusedBy('a document with an option is refused, which is taken without', /is refused with/),
    { words: 'no batch is attached', seen: { actual: /^no batch$/ } },
    {
      words: 'batches are not attached by the closest expiry',
      cause: '{actual} is attached where {expected} is due',
      seen: { message: /expires first/ },
    },
    {
      words: 'AutoInsertBatchNumbersToProductRows as Undefined is not as if left out',
      seen: { message: /Undefined/ },
    },
  ],
  'PO-1': anotherStatus('Verified'),
  'PO-2': [
    {
      words: 'an order without {what} is taken',
      seen: { message: /order without (?<what>\w+) is taken/ },
      apart: ['what'],
    },
  ],
  'PO-3': [
    {
      words: 'an order that names its supplier by {way} is for another one, or for none',
      seen: { kind: /by-(?<way>id|name)/, message: /is for another supplier/ },
      apart: ['way'],
    },
    {
      words: 'an order that names its supplier by {way} is refused',
      cause: itsWords,
      seen: { kind: /by-(?<way>id|name)/ },
      apart: ['way'],
    },
  ],
  'PO-5': [
    refusedBy('items cannot be received', /is refused|fails/),
    { words: 'received items are not counted on their row', seen: { message: /wrong received quantity/ } },
    {
      words: 'receiving items also receives rows that are not named',
      seen: { message: /row that the receipt does not name/ },
    },
    {
      words: 'receiving items of one row lowers what was received of another',
      seen: { message: /lowers what came in before/ },
    },
    {
      words: 'receiving items changes {member} of the order',
      seen: { kind: /kept/, message: /that it does not receive/ },
      apart: ['tail'],
    },
    { words: 'receiving items names no receive document', seen: { message: /names no receive document/ } },
    { words: 'an order whose items were received has the status {actual}', seen: { path: /Status$/ } },
  ],
  'PO-6': [
    {
      words: 'items of an order that does not exist are received',
      seen: { message: /does not exist are received/ },
    },
    { words: 'a failed receipt names a document', seen: { message: /names a record/ } },
  ],
  'WO-1': [
    refusedBy('materials that are allocated are not taken back', /is refused|fails|not taken back/),
    { words: 'a return allocates more of a material', seen: { message: /allocates more/ } },
    { words: 'the answer carries another work order', seen: { message: /carries another work order/ } },
  ],
  'WO-2': [
    {
      words: 'a closed work order cannot be opened again, and an open one can',
      seen: { message: /and a closed one cannot/ },
    },
    refusedBy('a work order cannot be opened again', /is refused|fails/),
    { words: 'the answer carries another work order', seen: { message: /carries another work order/ } },
    {
      words: 'a work order that was opened again is still closed ({actual})',
      seen: { message: /is still closed/ },
    },
    {
      words: 'opening a work order that is not closed changes it ({member})',
      seen: { message: /is changed by opening it again/ },
    },
  ],
  'WO-3': [
    refusedBy('a receipt cannot be deleted', /is refused|fails/),
    { words: 'the answer carries another work order', seen: { message: /carries another work order/ } },
    { words: 'a receipt that is deleted can be deleted again', seen: { message: /deleted twice/ } },
    { words: 'deleting a receipt raises the received quantity', seen: { message: /raises the received/ } },
  ],
  'WO-4': [
    refusedBy('a return is refused', /is refused/),
    {
      words: 'more can be returned than is allocated',
      seen: { message: /more (?:is|can be) returned than/ },
    },
    {
      words: 'returned material is not subtracted from what is allocated',
      seen: { message: /some is still allocated|not drop by what was returned/ },
    },
  ],
};
