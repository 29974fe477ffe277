import type { Rule } from './Rule.ts';

/** The eight Gets whose rows list Filters and ReturnTopNRecords. */
export const takesFilters: Rule = ({ operation }) => operation?.filters === true;
