/**
 * The clauses that single answers show: forms, envelope, addresses, shown failures. The foreign servers keep the contract in
 * these; what they do with filters, record actions and the like is less than the document asks.
 */
export const spineClauses: readonly string[] = [
  ...['ENV-*', 'FMT-*', 'AUTH-1', 'AUTH-2', 'GET-1', 'GET-11', 'ERR-1', 'ERR-2', 'ERR-3'],
  ...['TYP-1', 'TYP-2', 'TYP-3', 'TYP-5', 'TYP-6', 'TYP-7', 'TYP-8', 'TYP-10', 'TYP-11', 'TYP-14', 'TYP-15'],
  'TYP-17',
];
