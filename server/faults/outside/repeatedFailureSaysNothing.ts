import type { Fault } from '../../Fault.ts';
import { onStatus } from '../../hooks/onStatus.ts';
import { isThere } from '../../hooks/Where.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

const meant = [
  'CompanyDelete',
  'ContactPersonDelete',
  'DocumentTypeDelete',
  'WorkOrderReOpen',
  'WorkOrderReturnMaterials',
  'WorkOrderDeleteFinishedGoodReceipt',
];

export const repeatedFailureSaysNothing: Fault = {
  clause: 'ENV-4',
  about:
    'Flood protection of the error log also empties the answer: a failure that came before in that format has no Message the second time.',
  operations: meant,
  hook: (inner, store, server) => {
    const told = new Set<string>();
    const silent = onStatus({}, (status) => ({ ...status, Message: '' }))(inner, store, server);
    return {
      encode: (call, reply) => {
        if (!isThere({ operations: meant, outcome: 'failure' }, call, reply))
          return inner.encode(call, reply);
        const message = member.text(member.record(reply.members, 'ResponseStatus') ?? {}, 'Message');
        const key = `${call.operation?.name} ${call.format} ${message}`;
        if (told.has(key) && silent.encode !== undefined)
          return silent.encode(call, {
            ...reply,
            members: withRecord(reply.members, 'ResponseStatus', (status) => ({ ...status, Errors: [] })),
          });
        told.add(key);
        return inner.encode(call, reply);
      },
    };
  },
};
