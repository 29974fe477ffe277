import type { Fault } from '../../Fault.ts';
import { recordWrite } from '../../hooks/writtenRecords.ts';
import { member } from '../../records/member.ts';

const texts = /^Document(Comments|Reference(No|Application)[23]?)$/;

export const nonEmptyFieldsWriteDocuments: Fault = {
  clause: 'DOC-2',
  about:
    'InsertOrUpdateNonEmptyFields changes comments and references of a document; Update does not. Its sentence, updates only non-empty fields, was read to override the rule for updates.',
  operations: ['DocumentUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const name = call.operation?.name ?? '';
      if (name !== 'DocumentUpdate') return inner.handle(call, request);
      const { action, sent, stored, id } = recordWrite(name, request, store);
      const result = inner.handle(call, request);
      if (action !== 'InsertOrUpdateNonEmptyFields' || stored === undefined) return result;
      const filled = Object.entries(sent).filter(([one, value]) => texts.test(one) && value);
      const changed = { ...stored, ...Object.fromEntries(filled) };
      store.documents.put(member.int(stored, id), changed);
      return { ...result, mvDocument: changed };
    },
  }),
};
