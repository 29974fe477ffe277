import type { Fault } from '../../Fault.ts';
import { recordWrite } from '../../hooks/writtenRecords.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { member } from '../../records/member.ts';

export const secondIntegrationUpdateIsStale: Fault = {
  clause: 'IU-1',
  about:
    'The row version of an integration update is never refreshed: the second Update of the same record fails as a concurrent change.',
  operations: ['IntegrationUpdateUpdate'],
  hook: (inner, store) => {
    const changed = new Set<number>();
    return {
      handle: (call, request) => {
        if (call.operation?.name !== 'IntegrationUpdateUpdate') return inner.handle(call, request);
        const { action, stored, id, sent } = recordWrite(call.operation.name, request, store);
        const own = member.int(sent, id);
        if (action !== 'Update' || stored === undefined) return inner.handle(call, request);
        if (changed.has(own))
          throw new OperationFailure(
            `The integration update with id ${own} was changed by someone else. The update failed.`,
          );
        const result = inner.handle(call, request);
        changed.add(own);
        return result;
      },
    };
  },
};
