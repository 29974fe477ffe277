import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const documentsIssuedSoon: Variant = {
  about:
    'A job issues a Pending document once its insert is answered. Later answers show status Issued, another number and a handling document (transitions: not shown; none is plain).',
  hook: (inner, store) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const document = member.record(result, 'mvDocument');
      if (call.operation?.name !== 'DocumentUpdate' || document === null) return result;
      if (member.text(document, 'DocumentStatus') !== 'Pending') return result;
      const id = member.int(document, 'DocumentId');
      store.documents.put(id, {
        ...document,
        DocumentStatus: 'Issued',
        DocumentNo: `ISSUED/${id}`,
        DocumentHandlingDocId: document.DocumentId,
        DocumentExcludeFromForecasting: true,
      });
      return result;
    },
  }),
};
