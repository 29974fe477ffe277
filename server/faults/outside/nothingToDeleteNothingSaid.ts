import type { Call } from '../../Call.ts';
import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { member } from '../../records/member.ts';

export const nothingToDeleteNothingSaid: Fault = {
  clause: 'ENV-1',
  about:
    'Deleting the shipping information of a document that has none, as after a delete, is answered with 200 and an empty response without ResponseStatus.',
  operations: ['ShippingInformationDelete'],
  hook: (inner, store) => {
    const empty = new WeakSet<Call>();
    return {
      handle: (call, request) => {
        try {
          return inner.handle(call, request);
        } catch (error) {
          const document = store.documents.get(sentNumber(request.DocumentId) ?? 0);
          const isRefused = error instanceof OperationFailure && error.details.status === undefined;
          if (
            isRefused &&
            call.operation?.name === 'ShippingInformationDelete' &&
            document !== undefined &&
            member.record(document, 'DocumentShippingInfo') === null
          )
            empty.add(call);
          throw error;
        }
      },
      encode: (call, reply) =>
        inner.encode(call, empty.has(call) ? { status: 200, headers: {}, members: {} } : reply),
    };
  },
};
