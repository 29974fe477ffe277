import { numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { recordWrite } from '../../hooks/writtenRecords.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { member } from '../../records/member.ts';

export const failedBundleNamesSentId: Fault = {
  clause: 'ENV-8',
  about:
    'A failed Update of a bundle answers the sent id in entityID instead of 0. The exception for ProductBOMDelete was read as a rule for all product operations.',
  operations: ['ProductBundleUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const name = call.operation?.name ?? '';
      if (name !== 'ProductBundleUpdate') return inner.handle(call, request);
      try {
        return inner.handle(call, request);
      } catch (error) {
        const { action, sent, id } = recordWrite(name, request, store);
        const isRefused = error instanceof OperationFailure && error.details.status === undefined;
        if (!isRefused || action !== 'Update') throw error;
        const members = { entityID: numeric(member.int(sent, id)) };
        throw new OperationFailure(error.message, { ...error.details, members });
      }
    },
  }),
};
