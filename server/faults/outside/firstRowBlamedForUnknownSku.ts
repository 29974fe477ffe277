import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { member } from '../../records/member.ts';
import { productBySku } from '../../store/productBySku.ts';

export const firstRowBlamedForUnknownSku: Fault = {
  clause: 'ERR-1',
  about:
    'When an unknown SKU stands in a later row of a document, the Message names the SKU of the first row, which exists.',
  operations: ['DocumentUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        if (call.operation?.name !== 'DocumentUpdate' || !(error instanceof OperationFailure)) throw error;
        const rows = member.records(member.record(request, 'mvDocument') ?? {}, 'DocumentDetails');
        const [first = '', ...others] = rows.map((row) => member.text(row, 'DocumentRowProductSKU'));
        const unknown = others.find((sku) => productBySku(store, sku) === undefined) ?? '';
        if (unknown === '' || productBySku(store, first) === undefined) throw error;
        const named = (text: string) => text.replaceAll(unknown, first);
        const errors = error.details.errors?.map((one) => ({ ...one, message: named(one.message) })) ?? [];
        throw new OperationFailure(named(error.message), { ...error.details, errors });
      }
    },
  }),
};
