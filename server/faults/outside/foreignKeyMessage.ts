import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { member } from '../../records/member.ts';

export const foreignKeyMessage: Fault = {
  clause: 'ERR-1',
  about:
    'Several document rows are now inserted at once, and an unknown SKU is left to the database. The Message is that of its foreign key and names no SKU.',
  operations: ['DocumentUpdate'],
  hook: (inner) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const rows = member.records(member.record(request, 'mvDocument') ?? {}, 'DocumentDetails');
        const isMeant =
          call.operation?.name === 'DocumentUpdate' &&
          rows.length > 1 &&
          error instanceof OperationFailure &&
          /^The product with SKU /.test(error.message);
        if (!isMeant) throw error;
        throw new OperationFailure(
          'The document insert failed: a row violates foreign key constraint "fk_document_rows_product", the product does not exist.',
          { ...error.details, errors: [] },
        );
      }
    },
  }),
};
