import type { Rule } from './Rule.ts';

/** Calls that are about none of the 33 operations in particular. */
export const noOperation: Rule = ({ operation }) => operation === null;
