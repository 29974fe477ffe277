import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const documentEchoIsRequest: Variant = {
  about:
    'An update of a document answers with the document that was sent (DOC-2: the echo may be the request).',
  leaves: ['DOC-2'],
  hook: (inner) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const isUpdate =
        call.operation?.name === 'DocumentUpdate' && member.text(request, 'mvRecordAction') === 'Update';
      return isUpdate
        ? withRecord(result, 'mvDocument', (stored) => ({
            ...stored,
            ...member.record(request, 'mvDocument'),
          }))
        : result;
    },
  }),
};
