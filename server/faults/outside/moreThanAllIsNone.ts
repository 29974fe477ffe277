import type { Fault } from '../../Fault.ts';
import { onSuccess } from '../../hooks/onSuccess.ts';
import { member } from '../../records/member.ts';

export const moreThanAllIsNone: Fault = {
  clause: 'GET-5',
  about: 'When more product-client links are asked for than there are, none are returned.',
  causes: [
    'ReturnTopNRecords above the number of all records gives fewer than there are; no more than {count} come',
  ],
  operations: ['ProductClientGet'],
  hook: onSuccess(['ProductClientGet'], (result, request) =>
    member.records(request, 'Filters').length === 0 &&
    member.int(request, 'ReturnTopNRecords') > member.records(result, 'mvProductClient').length
      ? { ...result, mvProductClient: [] }
      : result,
  ),
};
