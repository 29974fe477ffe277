import type { Operation } from '../Operation.ts';

export const CustomReportGetData: Operation = {
  name: 'CustomReportGetData',
  kind: 'get',
  request: [
    { name: 'APIKEY', type: 'string' },
    { name: 'CustomReportId', type: 'int' },
    { name: 'CustomReportParameters', type: 'open', optional: true },
    { name: 'Page', type: 'int', optional: true },
    { name: 'Limit', type: 'int', optional: true },
  ],
  response: [
    { name: 'Rows', type: 'list of CustomReportRow', optional: true, judgedBy: 'GET-1' },
    { name: 'ResponseStatus', type: 'ResponseStatus', optional: true },
  ],
  list: 'Rows',
  section: 'Endpoints: Operations with request and response shape',
};
