/** The clauses of what stands around a message in soap: the element of the body, and the Envelope. */
export const envelopeClauses: readonly string[] = ['FMT-3', 'FMT-4', 'FMT-5'];
