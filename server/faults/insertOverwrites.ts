import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { recordWrite } from '../hooks/writtenRecords.ts';
import { member } from '../records/member.ts';

export const insertOverwrites: Fault = {
  clause: 'ACT-1',
  about:
    'Every Insert of a purchase order or of an integration update puts it in the place of the first one, and answers with the id of that.',
  causes: ['two inserts get the same id'],
  operations: ['PurchaseOrderUpdate', 'IntegrationUpdateUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const name = call.operation?.name ?? '';
      if (name !== 'PurchaseOrderUpdate' && name !== 'IntegrationUpdateUpdate') return result;
      const { action, record, id, table } = recordWrite(name, request, store);
      const records = table(store);
      const made = member.record(result, record) ?? {};
      const first = member.int(records.all()[0] ?? {}, id);
      if (action !== 'Insert' || first === 0) return result;
      records.remove(member.int(made, id));
      const moved = { ...made, [id]: numeric(first) };
      records.put(first, moved);
      return { ...result, [record]: moved, entityID: numeric(first) };
    },
  }),
};
