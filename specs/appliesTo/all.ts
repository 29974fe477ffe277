import type { Rule } from './Rule.ts';

/** Any of the 33 operations, in every format and at every address. */
export const all: Rule = ({ operation }) => operation !== null;
