import type { Fault } from '../Fault.ts';
import { onResult } from '../hooks/onResult.ts';
import { member } from '../records/member.ts';

export const wholeAscending: Fault = {
  clause: 'GET-3',
  about: 'Without ReturnTopNRecords companies come by ascending id.',
  operations: ['CompanyGet'],
  hook: onResult(['CompanyGet'], (result, request) =>
    member.int(request, 'ReturnTopNRecords') > 0
      ? result
      : { ...result, mvCompanies: [...member.records(result, 'mvCompanies')].reverse() },
  ),
};
