import type { Rule } from './Rule.ts';

/** Operations whose named route is marked with GET. */
export const takesGet: Rule = ({ operation }) => operation?.route?.methods.includes('GET') === true;
