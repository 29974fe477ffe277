import { numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { recordWrite } from '../../hooks/writtenRecords.ts';
import { member } from '../../records/member.ts';

const rowsOf = 'PurchaseOrderDetails';

export const orderReplacedWhenRowsChange: Fault = {
  clause: 'PO-4',
  about:
    'An Update that adds or removes rows gives the purchase order a new id. The ORM deletes and inserts the order whenever its rows do not match.',
  operations: ['PurchaseOrderUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const name = call.operation?.name ?? '';
      if (name !== 'PurchaseOrderUpdate') return inner.handle(call, request);
      const { action, sent, stored, id, table } = recordWrite(name, request, store);
      const result = inner.handle(call, request);
      const order = member.record(result, 'mvPurchaseOrder');
      if (action !== 'Update' || stored === undefined || order === null || sent[rowsOf] === undefined)
        return result;
      if (member.records(stored, rowsOf).length === member.records(order, rowsOf).length) return result;
      table(store).remove(member.int(order, id));
      const renewed = table(store).insert((newId) => ({ ...order, [id]: numeric(newId) }));
      return { ...result, mvPurchaseOrder: renewed, entityID: renewed[id] };
    },
  }),
};
