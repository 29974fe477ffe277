import { requestShape } from '../../../specs/messageShapes.ts';
import { recordShape } from '../../../specs/shapes.ts';
import type { Fault } from '../../Fault.ts';
import { checked } from '../../receive/checked.ts';
import { completed } from '../../records/completed.ts';
import { member } from '../../records/member.ts';
import { productRow } from '../../rules/productRow.ts';
import { totals } from '../../rules/totals.ts';

export const rowsOfDocumentReplaced: Fault = {
  clause: 'DOC-2',
  about: 'An Update of a document puts the rows that are sent in the place of its own.',
  causes: ['an update of a document brings {member} back changed'],
  operations: ['DocumentUpdate'],
  hook: (inner, store, { choices }) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const { operation } = call;
      if (operation?.name !== 'DocumentUpdate' || member.text(request, 'mvRecordAction') !== 'Update')
        return result;
      const sent = checked(requestShape(operation), request, choices.zone, 400);
      const rows = member.records(member.record(sent, 'mvDocument') ?? {}, 'DocumentDetails');
      const stored = member.record(result, 'mvDocument');
      if (rows.length === 0 || stored === null) return result;
      const shape = recordShape('mvDocumentRow');
      const changed = totals(
        'Document',
        {
          ...stored,
          DocumentDetails: rows.map((row) => productRow('Document', completed(shape, row), store)),
        },
        store,
      );
      store.documents.put(member.int(stored, 'DocumentId'), changed);
      return { ...result, mvDocument: changed };
    },
  }),
};
