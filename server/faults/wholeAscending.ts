import type { Fault } from '../Fault.ts';
import { onFound } from '../hooks/onFound.ts';
import { member } from '../records/member.ts';

export const wholeAscending: Fault = {
  clause: 'GET-3',
  about: 'Without ReturnTopNRecords companies come by ascending id.',
  causes: ['where all records are asked for they do not come by descending id; they come by ascending id'],
  operations: ['CompanyGet'],
  hook: onFound(['CompanyGet'], (found, request) =>
    member.int(request, 'ReturnTopNRecords') > 0 ? found : found.toReversed(),
  ),
};
