import type { RecordValue } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';

/** If a document fails because of an unknown SKU, the failure names the SKU of a row that is chosen another way. */
export const namingSku =
  (chosen: (rows: readonly RecordValue[]) => RecordValue | undefined): Hook =>
  (inner) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const rows = member.records(member.record(request, 'mvDocument') ?? {}, 'DocumentDetails');
        const sku = member.text(chosen(rows) ?? {}, 'DocumentRowProductSKU');
        if (
          !(error instanceof OperationFailure) ||
          !/^The product with SKU /.test(error.message) ||
          sku === ''
        )
          throw error;
        const message = `The product with SKU ${sku} does not exist.`;
        throw new OperationFailure(`${message} The document insert failed.`, {
          ...error.details,
          errors: [{ field: 'mvDocument.DocumentDetails.DocumentRowProductSKU', message }],
        });
      }
    },
  });
