import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';

export const reportByDefault: Fault = {
  clause: 'GET-12',
  about: 'Without CustomReportId the first report is given.',
  causes: ['without a report CustomReportGetData succeeds'],
  operations: ['CustomReportGetData'],
  hook: onRequest(['CustomReportGetData'], (request) => ({ CustomReportId: numeric(1), ...request })),
};
