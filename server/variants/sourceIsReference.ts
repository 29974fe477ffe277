import { onRequest } from '../hooks/onRequest.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const kinds: Readonly<Record<string, string>> = {
  DocumentUpdate: 'Document',
  PurchaseOrderUpdate: 'PurchaseOrder',
};

export const sourceIsReference: Variant = {
  about:
    'A document or an order without a reference application gets the source application that its insert names (ACT-8: the members that were sent come back).',
  hook: onRequest(Object.keys(kinds), (request, _, call) => {
    const kind = kinds[call.operation?.name ?? ''] ?? '';
    const source = member.text(request, 'mvInsertUpdateDeleteSourceApplication');
    const name = `${kind}ReferenceApplication`;
    return source === '' ||
      request.mvRecordAction !== 'Insert' ||
      member.record(request, `mv${kind}`) === null
      ? request
      : withRecord(request, `mv${kind}`, (record) =>
          member.text(record, name) === '' ? { ...record, [name]: source } : record,
        );
  }),
};
