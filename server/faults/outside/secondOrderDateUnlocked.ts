import { requestShape } from '../../../specs/messageShapes.ts';
import type { Fault } from '../../Fault.ts';
import { checked } from '../../receive/checked.ts';
import { member } from '../../records/member.ts';

export const secondOrderDateUnlocked: Fault = {
  clause: 'DOC-2',
  about:
    'An Update of a document takes over the DocumentCustomOrderDate2 that is sent; all other members stay locked.',
  operations: ['DocumentUpdate'],
  hook: (inner, store, { choices }) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const stored = member.record(result, 'mvDocument');
      if (call.operation?.name !== 'DocumentUpdate' || request.mvRecordAction !== 'Update' || stored === null)
        return result;
      const { mvDocument } = checked(
        requestShape(call.operation),
        request,
        choices.zone,
        choices.statusOfBadRequest,
      );
      const sent = member.record({ mvDocument }, 'mvDocument') ?? {};
      if (!member.has(sent, 'DocumentCustomOrderDate2')) return result;
      const changed = { ...stored, DocumentCustomOrderDate2: sent.DocumentCustomOrderDate2 };
      store.documents.put(member.int(stored, 'DocumentId'), changed);
      return { ...result, mvDocument: changed };
    },
  }),
};
