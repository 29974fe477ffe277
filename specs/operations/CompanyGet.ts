import type { Operation } from '../Operation.ts';

export const CompanyGet: Operation = {
  name: 'CompanyGet',
  kind: 'get',
  request: [
    { name: 'Filters', type: 'list of Filter', optional: true },
    { name: 'ReturnTopNRecords', type: 'int', optional: true },
    { name: 'APIKEY', type: 'string' },
    { name: 'showDeleted', type: 'enumeration' },
  ],
  response: [
    { name: 'mvCompanies', type: 'list of mvCompany', judgedBy: 'GET-1' },
    { name: 'ResponseStatus', type: 'ResponseStatus' },
    { name: 'InternalErrorCode', type: 'string', optional: true, judgedBy: 'ENV-10' },
  ],
  list: 'mvCompanies',
  id: 'CompanyId',
  order: 'CompanyId',
  filters: true,
  showDeleted: true,
  section: 'Endpoints: Operations with request and response shape',
};
