import type { Rule } from './Rule.ts';

/** Optional by a common rule, and judged by clauses of their own. */
const common = ['Filters', 'ReturnTopNRecords', 'showDeleted', 'mvInsertUpdateDeleteSourceApplication'];

/** Operations with a request member that their own row marks "(opt)". */
export const takesShownOption: Rule = ({ operation }) =>
  operation?.request.some(({ name, optional }) => optional === true && !common.includes(name)) ?? false;
