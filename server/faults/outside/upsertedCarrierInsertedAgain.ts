import type { Fault } from '../../Fault.ts';
import type { Hook } from '../../Hook.ts';
import { recordWrite } from '../../hooks/writtenRecords.ts';
import { member } from '../../records/member.ts';

const hook: Hook = (inner, store) => {
  const upserted = new Set<number>();
  return {
    handle: (call, request) => {
      if (call.operation?.name !== 'ShippingProviderUpdate') return inner.handle(call, request);
      const { action, sent, id, record, stored } = recordWrite('ShippingProviderUpdate', request, store);
      if (action !== 'InsertOrUpdate') return inner.handle(call, request);
      const again = upserted.has(member.int(sent, id));
      const result = inner.handle(call, again ? { ...request, mvRecordAction: 'Insert' } : request);
      if (again || stored === undefined) upserted.add(member.int(member.record(result, record) ?? {}, id));
      return result;
    },
  };
};

export const upsertedCarrierInsertedAgain: Fault = {
  clause: 'ACT-3',
  about: 'InsertOrUpdate of a shipping provider that InsertOrUpdate itself made inserts another one.',
  operations: ['ShippingProviderUpdate'],
  hook,
};
