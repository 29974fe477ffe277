import { recordWrite } from '../hooks/writtenRecords.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const notesDeliveredSoon: Variant = {
  about:
    'Each format queues its integration updates, and delivers those that wait when the next one comes: what was delivered can no longer be changed (rule 3).',
  blocks: ['control', 'clause:'],
  hook: (inner, store) => {
    const waiting = new Map<string, number>();
    return {
      handle: (call, request) => {
        if (call.operation?.name !== 'IntegrationUpdateUpdate') return inner.handle(call, request);
        const { sent, stored, id, record } = recordWrite(call.operation.name, request, store);
        if (stored !== undefined && waiting.get(call.format) !== member.int(sent, id))
          throw new OperationFailure('It was delivered, and can no longer be changed.');
        const result = inner.handle(call, request);
        waiting.set(call.format, member.int(member.record(result, record) ?? {}, id));
        return result;
      },
    };
  },
};
