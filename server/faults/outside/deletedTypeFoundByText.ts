import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { searchedType } from '../../hooks/searchedType.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const deletedTypeFoundByText: Fault = {
  clause: 'DEL-1',
  about:
    'A deleted document type is no longer listed, but filters on a text, such as its description, still find it (a stale search index).',
  operations: ['DocumentTypeDelete', 'DocumentTypeGet'],
  hook: (inner, store) => {
    const indexed = new Map<number, RecordValue>();
    return {
      handle: (call, request) => {
        const { operation } = call;
        const types = store.documentTypes;
        if (operation?.name === 'DocumentTypeDelete') {
          const id = sentNumber(request.documentTypeIDToDelete) ?? 0;
          const before = types.get(id);
          const result = inner.handle(call, request);
          if (before !== undefined) indexed.set(id, before);
          return result;
        }
        const byText =
          operation?.name === 'DocumentTypeGet' &&
          member.text(request, 'showDeleted') !== 'showAllDeletedAndUndeleted' &&
          member
            .records(request, 'Filters')
            .some((filter) => searchedType(operation, member.text(filter, 'FieldName')) === 'string');
        if (!byText) return inner.handle(call, request);
        for (const [id, record] of indexed) types.put(id, record);
        try {
          return inner.handle(call, request);
        } finally {
          for (const id of indexed.keys()) types.markDeleted(id);
        }
      },
    };
  },
};
