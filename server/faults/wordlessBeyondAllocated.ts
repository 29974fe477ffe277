import type { Fault } from '../Fault.ts';
import { onStatus } from '../hooks/onStatus.ts';
import { member } from '../records/member.ts';

export const wordlessBeyondAllocated: Fault = {
  clause: 'ENV-4',
  about: 'A return of more than is allocated fails without a Message.',
  causes: ['failures have no Message'],
  operations: ['WorkOrderReturnMaterials'],
  hook: onStatus({ operations: ['WorkOrderReturnMaterials'], outcome: 'failure' }, (status) =>
    member.text(status, 'Message').includes('does not exist') ? status : { ...status, Message: '' },
  ),
};
