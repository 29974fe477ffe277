import { doneLater } from '../hooks/doneLater.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const documentsPostedLater: Variant = {
  about:
    'Three calls after its insert a Pending document is Final and has another number. ' +
    'DOC-1 judges only the insert, DOC-2 only plain members.',
  hook: doneLater(
    3,
    ({ request, result }) => {
      const written = member.record(result, 'mvDocument');
      return written === null || request.mvRecordAction !== 'Insert'
        ? null
        : member.int(written, 'DocumentId');
    },
    ({ documents }, id) => {
      const document = documents.get(id);
      if (document === undefined) return;
      const DocumentNo = `LEDGER/${String(id).padStart(8, '0')}`;
      documents.put(id, { ...document, DocumentStatus: 'Final', DocumentNo });
    },
  ),
};
