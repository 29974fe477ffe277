import type { Fault } from '../Fault.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Store } from '../store/Store.ts';

/** Whether a record of that id was there, but is not any more. */
const wasThere: Readonly<Record<string, (store: Store, id: number) => boolean>> = {
  CompanyDelete: ({ companies }, id) =>
    companies.deleted().some((one) => member.int(one, 'CompanyId') === id),
  DiscountDelete: ({ spare }, id) => spare.discounts.includes(id),
  DocumentTypeDelete: ({ documentTypes }, id) =>
    documentTypes.deleted().some((one) => member.int(one, 'DocumentTypeID') === id),
  ProductBOMDelete: ({ spare }, id) => spare.boms.includes(id),
};

export const deletedAgain: Fault = {
  clause: 'DEL-1',
  level: 'SHOULD',
  about: 'What is deleted already can be deleted again.',
  causes: ['a deleted record can be deleted again'],
  operations: ['*Delete'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const { name = '', target = '' } = call.operation ?? {};
        const isGone = wasThere[name]?.(store, member.int(request, target)) ?? false;
        if (!isGone || !(error instanceof OperationFailure) || error.details.status !== undefined)
          throw error;
        return { result: true };
      }
    },
  }),
};
