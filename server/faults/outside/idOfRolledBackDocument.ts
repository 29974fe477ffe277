import { numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { member } from '../../records/member.ts';
import { productBySku } from '../../store/productBySku.ts';

export const idOfRolledBackDocument: Fault = {
  clause: 'ENV-8',
  about: 'A document that fails by a later row answers the id that it had before it was rolled back.',
  causes: ['a failed write has an entityID other than 0 ({actual})'],
  operations: ['DocumentUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const rows = member.records(member.record(request, 'mvDocument') ?? {}, 'DocumentDetails');
        const sku = member.text(rows[0] ?? {}, 'DocumentRowProductSKU');
        if (!(error instanceof OperationFailure) || call.operation?.name !== 'DocumentUpdate') throw error;
        if (request.mvRecordAction !== 'Insert' || productBySku(store, sku) === undefined) throw error;
        const last = Math.max(0, ...store.documents.all().map((one) => member.int(one, 'DocumentId')));
        throw new OperationFailure(error.message, {
          ...error.details,
          members: { entityID: numeric(last + 1) },
        });
      }
    },
  }),
};
