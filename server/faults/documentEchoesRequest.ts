import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const documentEchoesRequest: Fault = {
  clause: 'DOC-2',
  level: 'SHOULD',
  about: 'The answer to an update of a document shows the comments that were sent, which are not stored.',
  causes: ['an update of a document brings {member} back changed'],
  operations: ['DocumentUpdate'],
  hook: (inner) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const { DocumentComments } = member.record(request, 'mvDocument') ?? {};
      const document = member.record(result, 'mvDocument');
      if (call.operation?.name !== 'DocumentUpdate' || document === null) return result;
      return typeof DocumentComments === 'string'
        ? { ...result, mvDocument: { ...document, DocumentComments } }
        : result;
    },
  }),
};
