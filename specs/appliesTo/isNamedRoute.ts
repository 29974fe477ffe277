import type { Rule } from './Rule.ts';

/** Operations with a separately shown route. */
export const isNamedRoute: Rule = ({ operation }) => operation?.route !== undefined;
