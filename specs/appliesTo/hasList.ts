import type { Rule } from './Rule.ts';

/** Gets that answer with a list. */
export const hasList: Rule = ({ operation }) => operation?.list !== undefined;
