type Clauses = readonly [string, ...string[]];

/** The clauses about what comes back as it was sent. A wrong member may show in any of them, by what was sent and how. */
export const asSent: Clauses = [
  ...(['ACT-1', 'ACT-2', 'ACT-3', 'ACT-4', 'ACT-6', 'ACT-8', 'ACT-10'] as const),
  ...['TYP-4', 'TYP-12', 'TYP-13', 'TYP-14', 'TYP-16', 'XF-2', 'ERR-1'],
  ...['SHP-1', 'PB-1', 'IU-1', 'SP-1', 'DOC-1', 'DOC-2', 'DOC-3', 'PO-1', 'PO-2', 'PO-3', 'PO-5'],
];

/** The clauses about what a search selects. */
export const everySearch: Clauses = ['FLT-1', 'FLT-2', 'FLT-4', 'FLT-5', 'FLT-8', 'GET-7'];
