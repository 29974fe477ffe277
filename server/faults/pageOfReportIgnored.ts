import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';

export const pageOfReportIgnored: Fault = {
  clause: 'GET-10',
  about: 'Page and Limit of a report are passed over.',
  causes: ['a page holds more than Limit rows'],
  operations: ['CustomReportGetData'],
  hook: onRequest(['CustomReportGetData'], ({ Page, Limit, ...rest }) => rest),
};
