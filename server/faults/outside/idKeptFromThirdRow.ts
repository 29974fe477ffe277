import { numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { member } from '../../records/member.ts';

export const idKeptFromThirdRow: Fault = {
  clause: 'ENV-8',
  about: 'An insert of a document that fails behind two good rows answers the id that it had been given.',
  causes: ['a failed write has an entityID other than 0 ({actual})'],
  operations: ['DocumentUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const isRefused = error instanceof OperationFailure && error.details.status === undefined;
        if (!isRefused || call.operation?.name !== 'DocumentUpdate') throw error;
        const place = member
          .records(member.record(request, 'mvDocument') ?? {}, 'DocumentDetails')
          .findIndex((row) => error.message.includes(member.text(row, 'DocumentRowProductSKU')));
        if (place < 2) throw error;
        const ids = store.documents.all().map((one) => member.int(one, 'DocumentId'));
        const entityID = numeric(Math.max(0, ...ids) + 1);
        throw new OperationFailure(error.message, { ...error.details, members: { entityID } });
      }
    },
  }),
};
