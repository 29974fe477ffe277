import type { Fault } from '../Fault.ts';
import { getsWithFilters } from '../hooks/getsWithFilters.ts';
import { onFound } from '../hooks/onFound.ts';
import { member } from '../records/member.ts';

export const limitCappedEverywhere: Fault = {
  clause: 'GET-5',
  about: 'Without filters a ReturnTopNRecords above the number of all records gives one less than there are.',
  causes: [
    'ReturnTopNRecords above the number of all records gives fewer than there are; no more than {count} come',
  ],
  operations: getsWithFilters,
  hook: onFound(getsWithFilters, (found, request) =>
    member.records(request, 'Filters').length === 0 &&
    found.length > 1 &&
    found.length < member.int(request, 'ReturnTopNRecords')
      ? found.slice(0, -1)
      : found,
  ),
};
