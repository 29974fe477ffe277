import type { Rule } from './Rule.ts';

/** Gets whose answer has a documented order (Operation rules 9, Limits 1) by a member of its records. */
export const isOrdered: Rule = ({ operation }) => operation?.order !== undefined;
