import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';

const operations = ['SerialNumberGet', 'BatchNumberGet', 'CustomReportGetData'];

export const keyCutToColumn: Fault = {
  clause: 'AUTH-3',
  about:
    'The stock service casts the sent key to the width of its key column before it compares. A key with further characters behind it gets the data.',
  operations,
  hook: (inner, store, server) =>
    onRequest(operations, (request) =>
      typeof request.APIKEY === 'string' && request.APIKEY.startsWith(server.apiKey)
        ? { ...request, APIKEY: server.apiKey }
        : request,
    )(inner, store, server),
};
