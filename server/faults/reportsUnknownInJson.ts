import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';

export const reportsUnknownInJson: Fault = {
  clause: 'XF-1',
  about: 'In json the server says that no custom report exists.',
  causes: ['json refuses a Get that other formats take'],
  operations: ['CustomReportGetData'],
  hook: onRequest(['CustomReportGetData'], (request, _, { format }) => {
    if (format === 'json') throw new OperationFailure('The custom report does not exist.');
    return request;
  }),
};
