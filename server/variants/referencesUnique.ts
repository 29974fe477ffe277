import type { RecordValue } from '../../specs/Value.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { recordWrite } from '../hooks/writtenRecords.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import { productBySku } from '../store/productBySku.ts';
import type { Variant } from '../Variant.ts';

export const referencesUnique: Variant = {
  about:
    'A document or an order is refused if its reference number and application are those of another one. A missing product is told first (rule 3: servers may validate).',
  blocks: ['control', 'layout', 'clause:', 'nothing'],
  hook: onRequest(['DocumentUpdate', 'PurchaseOrderUpdate'], (request, store, call) => {
    const { action, sent, stored, record, table } = recordWrite(call.operation?.name ?? '', request, store);
    const kind = record.slice('mv'.length);
    const isInsert = action === 'Insert' || (action.startsWith('InsertOrUpdate') && stored === undefined);
    const isMissing = member
      .records(sent, `${kind}Details`)
      .some((row) => productBySku(store, member.text(row, `${kind}RowProductSKU`)) === undefined);
    if (!isInsert || isMissing || member.text(sent, `${kind}ReferenceNo`) === '') return request;
    const reference = referenceOf(sent, kind);
    if (table(store).find((one) => referenceOf(one, kind) === reference) !== undefined)
      throw new OperationFailure('There is one with this reference already. Nothing was written.');
    return request;
  }),
};

const referenceOf = (one: RecordValue, kind: string): string =>
  JSON.stringify([member.text(one, `${kind}ReferenceNo`), member.text(one, `${kind}ReferenceApplication`)]);
