import { recordShape } from '../../../specs/shapes.ts';
import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { completed } from '../../records/completed.ts';
import { member } from '../../records/member.ts';

const shape = recordShape('mvIntegrationUpdate');

export const ghostUpdates: Fault = {
  clause: 'ACT-5',
  level: 'MUST',
  about: 'An Update of an integration update that does not exist is answered as though it had worked.',
  causes: ['an Update of what does not exist succeeds'],
  operations: ['IntegrationUpdateUpdate'],
  hook: (inner) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const sent = member.record(request, 'mvIntegrationUpdate');
        if (!(error instanceof OperationFailure) || sent === null) throw error;
        if (!/^The mvIntegrationUpdate .* does not exist/.test(error.message)) throw error;
        const { IntegrationUpdateDateTime: _unchecked, ...others } = sent;
        const note = completed(shape, others);
        return { mvIntegrationUpdate: note, entityID: note.IntegrationUpdateID };
      }
    },
  }),
};
