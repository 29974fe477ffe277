import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';

export const commentedReturnFails: Fault = {
  clause: 'ACT-10',
  about:
    'Comments beside materials that go back to a work order make the return fail; on an unknown work order they do not.',
  causes: ['a member that may be sent is refused'],
  operations: ['WorkOrderReturnMaterials'],
  hook: refusing(
    ['WorkOrderReturnMaterials'],
    (request, _, { workOrders }) =>
      member.text(request, 'Comments') !== '' &&
      workOrders.get(member.int(request, 'WorkOrderId')) !== undefined,
    'The movement could not be booked. Nothing was returned.',
  ),
};
