/** What a clause is about: what becomes of data, or how messages are written. The graver comes first. */
export const concerns = ['data', 'form'] as const;

export type Concern = (typeof concerns)[number];

/** Families about messages, headers, failures and keys; of TYP some clauses are about values that come back. */
const formFamilies: readonly string[] = ['ENV', 'TYP', 'FMT', 'ERR', 'AUTH', 'VER'];
const ofValues: readonly string[] = ['TYP-9', 'TYP-12', 'TYP-13', 'TYP-16'];

/** Which of both a clause is about, by its id. */
export const concernOf = (clause: string): Concern =>
  formFamilies.includes(clause.split('-')[0] ?? '') && !ofValues.includes(clause) ? 'form' : 'data';
