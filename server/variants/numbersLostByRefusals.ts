import { numeric } from '../../specs/numeric.ts';
import type { Hook } from '../Hook.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { recordWrite } from '../hooks/writtenRecords.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import { nextNumber } from '../rules/nextNumber.ts';
import type { Variant } from '../Variant.ts';

/** The number is drawn from a sequence before the document is checked, as databases do, and it does not come back. */
const hook: Hook = (inner, store) => ({
  handle: (call, request) => {
    if (call.operation?.name !== 'DocumentUpdate') return inner.handle(call, request);
    const { action, sent } = recordWrite('DocumentUpdate', request, store);
    const id = sentNumber(sent.DocumentId) ?? 0;
    const isNew =
      action.startsWith('Insert') && (action === 'Insert' || store.documents.get(id) === undefined);
    const typeId = sentNumber(sent.DocumentTypeId) ?? 0;
    const type = store.documentTypes.get(typeId);
    if (!isNew || type === undefined) return inner.handle(call, request);
    if (!member.flag(type, 'DocumentTypeAutoNumbering')) return inner.handle(call, request);
    try {
      return inner.handle(call, {
        ...request,
        mvDocument: { ...sent, DocumentTypeId: numeric(typeId), DocumentNo: '' },
      });
    } catch (error) {
      // A wrong key or a value of a wrong type is refused before, and draws no number.
      const isRefused = error instanceof OperationFailure && error.details.status === undefined;
      if (isRefused) nextNumber(store.documentTypes.get(typeId), store);
      throw error;
    }
  },
});

export const numbersLostByRefusals: Variant = {
  about:
    'Numbers documents itself, whatever number is sent, and counts on in the document type even after a refused insert (ACT-7).',
  hook,
};
