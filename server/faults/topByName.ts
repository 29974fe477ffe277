import type { RecordValue } from '../../specs/Value.ts';
import type { Fault } from '../Fault.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import { member } from '../records/member.ts';

export const topByName: Fault = {
  clause: 'GET-2',
  about: 'The top companies come by name.',
  causes: ['with ReturnTopNRecords records do not come by descending id'],
  operations: ['CompanyGet'],
  hook: onSuccess(['CompanyGet'], (result, request) => {
    const name = (company: RecordValue): string => member.text(company, 'CompanyName');
    const companies = member.records(result, 'mvCompanies');
    return member.int(request, 'ReturnTopNRecords') > 0
      ? { ...result, mvCompanies: [...companies].sort((one, other) => (name(one) < name(other) ? -1 : 1)) }
      : result;
  }),
};
