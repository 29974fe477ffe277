import type { Fault } from '../Fault.ts';
import { OperationFailure } from '../OperationFailure.ts';

const answers: Readonly<Record<string, object>> = {
  ContactPersonDelete: { result: true },
  DocumentTypeDelete: {},
  WorkOrderDeleteFinishedGoodReceipt: {},
};

export const unknownDeletedElsewhere: Fault = {
  clause: 'ERR-4',
  about:
    'A contact person, document type or finished good receipt that does not exist is deleted as if it were there.',
  causes: ['a delete of what does not exist succeeds'],
  operations: Object.keys(answers),
  hook: (inner) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const answer = answers[call.operation?.name ?? ''];
        if (answer !== undefined && error instanceof OperationFailure && /not exist/.test(error.message))
          return { ...answer };
        throw error;
      }
    },
  }),
};
