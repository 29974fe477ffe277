import type { Rule } from './Rule.ts';

/** Optional by a common rule, and judged by clauses of their own; Page and Limit, which go together, by GET-10. */
const elsewhere = [
  'Filters',
  'ReturnTopNRecords',
  'showDeleted',
  'mvInsertUpdateDeleteSourceApplication',
  'Page',
  'Limit',
];

/** Only ever left out: their values are not shown. */
const neverSent = ['SortBy', 'CustomReportParameters'];

/** Operations with a request member that their own row marks "(opt)" and that can be sent. */
export const takesShownOption: Rule = ({ operation }) =>
  operation?.request.some(
    ({ name, optional }) => optional === true && !elsewhere.includes(name) && !neverSent.includes(name),
  ) ?? false;
