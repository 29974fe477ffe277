import { doneLater } from '../hooks/doneLater.ts';
import { amount } from '../records/amount.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const allocated = 'WorkOrderBOMRowTotalAllocatedQuantity';

export const plannerDoesMore: Variant = {
  about:
    'A work order that was opened again is planned before the next call comes: it gets the priority High and a comment, and gives a piece back to stock. Opening one that is not closed succeeds and changes nothing (WO-2).',
  hook: (inner, store, options) =>
    doneLater(
      1,
      ({ call, result }) =>
        call.operation?.name === 'WorkOrderReOpen' ? member.int(result, 'entityID') : null,
      ({ workOrders }, id) => {
        const opened = workOrders.get(id);
        if (opened === undefined || member.text(opened, 'WorkOrderPriority') === 'High') return;
        const [first, ...rest] = member.records(opened, 'WorkOrderDetails');
        const given = first && {
          ...first,
          [allocated]: amount(member.decimal(first, allocated).minus(1)),
        };
        workOrders.put(id, {
          ...opened,
          WorkOrderPriority: 'High',
          WorkOrderComments: 'Planned by run 4711',
          WorkOrderDetails: given === undefined ? [] : [given, ...rest],
        });
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
