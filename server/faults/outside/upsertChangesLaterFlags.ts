import type { Fault } from '../../Fault.ts';
import { recordWrite } from '../../hooks/writtenRecords.ts';
import { member } from '../../records/member.ts';

export const upsertChangesLaterFlags: Fault = {
  clause: 'DOC-2',
  about:
    'InsertOrUpdate of a document that exists changes its custom flags 6 to 10, which another table holds; Update does not.',
  causes: ['an update of a document brings {member} back changed'],
  operations: ['DocumentUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      if (call.operation?.name !== 'DocumentUpdate') return inner.handle(call, request);
      const { action, sent, stored } = recordWrite('DocumentUpdate', request, store);
      const result = inner.handle(call, request);
      if (action !== 'InsertOrUpdate' || stored === undefined) return result;
      const flags = Object.entries(sent).flatMap(([name, value]) =>
        /^DocumentCustomFlag([6-9]|10)$/.test(name)
          ? [[name, value === true || value === 'true'] as const]
          : [],
      );
      const changed = { ...stored, ...Object.fromEntries(flags) };
      store.documents.put(member.int(stored, 'DocumentId'), changed);
      return { ...result, mvDocument: changed };
    },
  }),
};
