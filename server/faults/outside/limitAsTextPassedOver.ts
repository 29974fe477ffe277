import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';

export const limitAsTextPassedOver: Fault = {
  clause: 'TYP-4',
  about: 'In json a Limit that is sent as text is as if it were left out, and Page with it.',
  operations: ['BatchNumberGet', 'CustomReportGetData', 'SerialNumberGet'],
  hook: onRequest(['BatchNumberGet', 'CustomReportGetData', 'SerialNumberGet'], (request, _, call) =>
    call.body === 'json' && typeof request.Limit === 'string'
      ? { ...request, Limit: undefined, Page: undefined }
      : request,
  ),
};
