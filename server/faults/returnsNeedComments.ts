import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';

export const returnsNeedComments: Fault = {
  clause: 'ACT-10',
  about: 'Material of a work order is taken back with Comments only.',
  causes: ['a member that may be left out is needed'],
  operations: ['WorkOrderReturnMaterials'],
  hook: refusing(
    ['WorkOrderReturnMaterials'],
    (request, _, store) =>
      member.text(request, 'Comments') === '' &&
      store.workOrders.get(member.int(request, 'WorkOrderId')) !== undefined,
    'Comments are missing.',
  ),
};
