import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { member } from '../../records/member.ts';

export const idSentBackOnFailure: Fault = {
  clause: 'ENV-8',
  about: 'The failed update of a company that does not exist answers the id that was sent as entityID.',
  causes: [
    'a failed write has the id that was sent as its entityID; the request names {actual}, and so does the answer',
  ],
  operations: ['CompanyUpdate'],
  hook: (inner) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const sent = member.record(request, 'mvCompany')?.CompanyId;
        if (!(error instanceof OperationFailure) || !/^The mvCompany .* does not exist/.test(error.message)) {
          throw error;
        }
        throw new OperationFailure(error.message, {
          ...error.details,
          members: sent === undefined ? {} : { entityID: sent },
        });
      }
    },
  }),
};
