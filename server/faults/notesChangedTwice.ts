import type { Fault } from '../Fault.ts';
import { recordWrite } from '../hooks/writtenRecords.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';

/** Two columns hold what a note was before, and there is no third. */
const mostChanges = 2;

export const notesChangedTwice: Fault = {
  clause: 'ACT-3',
  about: 'An integration update is changed twice at most by InsertOrUpdate: a further one is refused.',
  operations: ['IntegrationUpdateUpdate'],
  hook: (inner, store) => {
    const changes = new Map<number, number>();
    return {
      handle: (call, request) => {
        if (call.operation?.name !== 'IntegrationUpdateUpdate') return inner.handle(call, request);
        const { action, stored, id, sent } = recordWrite(call.operation.name, request, store);
        const own = member.int(sent, id);
        if (stored === undefined) return inner.handle(call, request);
        const made = changes.get(own) ?? 0;
        if (made >= mostChanges && action === 'InsertOrUpdate')
          throw new OperationFailure(`The integration update with id ${own} can't be changed any more.`);
        const result = inner.handle(call, request);
        changes.set(own, made + 1);
        return result;
      },
    };
  },
};
