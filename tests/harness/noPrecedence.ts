import type { Precedence } from '../../harness/verdicts/yieldsTo.ts';

/** No clause goes before another. */
export const noPrecedence: Precedence = { clausesBefore: () => [], casesOf: () => [] };
