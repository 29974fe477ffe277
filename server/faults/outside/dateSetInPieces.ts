import { isDateTime, isUnset, wall } from '../../../specs/datetime.ts';
import type { Value } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

const dates = ['PurchaseOrderDate', 'PurchaseOrderCustomOrderDate1', 'PurchaseOrderCustomOrderDate2'];

/** The stored date with year, month, day and time set one after the other. */
function inPieces(before: Value | undefined, after: Value | undefined): Value | undefined {
  if (!isDateTime(before) || !isDateTime(after) || isUnset(before) || isUnset(after)) return after;
  const wanted = new Date(after.ms);
  const date = new Date(before.ms);
  date.setUTCFullYear(wanted.getUTCFullYear());
  date.setUTCMonth(wanted.getUTCMonth());
  date.setUTCDate(wanted.getUTCDate());
  date.setUTCHours(
    wanted.getUTCHours(),
    wanted.getUTCMinutes(),
    wanted.getUTCSeconds(),
    wanted.getUTCMilliseconds(),
  );
  return wall(date.getTime());
}

export const dateSetInPieces: Fault = {
  clause: 'TYP-16',
  about:
    'An Update of a purchase order sets month and day of its stored dates one after the other. A date on the 31st that moves to a shorter month comes back a month late.',
  operations: ['PurchaseOrderUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const id = member.int(member.record(request, 'mvPurchaseOrder') ?? {}, 'PurchaseOrderId');
      const before = store.purchaseOrders.get(id);
      const result = inner.handle(call, request);
      const order = member.record(result, 'mvPurchaseOrder');
      if (
        call.operation?.name !== 'PurchaseOrderUpdate' ||
        member.text(request, 'mvRecordAction') !== 'Update' ||
        before === undefined ||
        order === null
      )
        return result;
      const changed = {
        ...order,
        ...Object.fromEntries(dates.map((name) => [name, inPieces(before[name], order[name])])),
      };
      store.purchaseOrders.put(id, changed);
      return { ...result, mvPurchaseOrder: changed };
    },
  }),
};
