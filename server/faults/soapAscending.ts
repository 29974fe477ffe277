import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const soapAscending: Fault = {
  clause: 'GET-3',
  about: 'In soap11 all document types come by ascending id.',
  causes: ['where all records are asked for they do not come by descending id; they come by ascending id'],
  operations: ['DocumentTypeGet'],
  hook: (inner) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      return call.body === 'soap11' &&
        call.operation?.name === 'DocumentTypeGet' &&
        member.int(request, 'ReturnTopNRecords') <= 0
        ? { ...result, mvDocumentTypes: [...member.records(result, 'mvDocumentTypes')].reverse() }
        : result;
    },
  }),
};
