import { doneLater } from '../hooks/doneLater.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const plannerBeginsWork: Variant = {
  about:
    'A work order that was opened again is Pending, and a planner puts it in process before the next call comes. Opening one that is not closed succeeds and changes nothing (WO-2).',
  choices: { reopenedWorkOrderStatus: 'Pending' },
  hook: (inner, store, options) =>
    doneLater(
      1,
      ({ call, result }) =>
        call.operation?.name === 'WorkOrderReOpen' ? member.int(result, 'entityID') : null,
      ({ workOrders }, id) => {
        const opened = workOrders.get(id);
        if (opened?.WorkOrderStatus === 'Pending')
          workOrders.put(id, { ...opened, WorkOrderStatus: 'InProcess' });
      },
    )(
      {
        ...inner,
        handle: (call, request) => {
          const stored = store.workOrders.get(member.int(request, 'WorkOrderId'));
          const isOpen =
            stored !== undefined &&
            member.text(stored, 'WorkOrderStatus') !== options.choices.closedWorkOrderStatus;
          return call.operation?.name === 'WorkOrderReOpen' && isOpen
            ? { mvWorkOrder: stored, entityID: stored.WorkOrderId }
            : inner.handle(call, request);
        },
      },
      store,
      options,
    ),
};
