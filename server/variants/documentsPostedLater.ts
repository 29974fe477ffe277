import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const documentsPostedLater: Variant = {
  about:
    'Three calls after its insert a Pending document is Final and has another number. ' +
    'DOC-1 judges only the insert, DOC-2 only plain members.',
  hook: (inner, store) => {
    const due = new Map<number, number>();
    let calls = 0;
    return {
      handle: (call, request) => {
        calls += 1;
        for (const [id, at] of due) {
          if (at > calls) continue;
          due.delete(id);
          const document = store.documents.get(id);
          if (document === undefined) continue;
          store.documents.put(id, {
            ...document,
            DocumentStatus: 'Final',
            DocumentNo: `LEDGER/${String(id).padStart(8, '0')}`,
          });
        }
        const before = store.documents.all().length;
        const result = inner.handle(call, request);
        const written = member.record(result, 'mvDocument');
        if (written !== null && store.documents.all().length > before)
          due.set(member.int(written, 'DocumentId'), calls + 3);
        return result;
      },
    };
  },
};
