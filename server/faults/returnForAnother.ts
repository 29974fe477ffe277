import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';

export const returnForAnother: Fault = {
  clause: 'WO-1',
  about: 'A return answers under the id of another work order.',
  causes: ['the answer carries another work order'],
  operations: ['WorkOrderReturnMaterials'],
  hook: onSuccess(['WorkOrderReturnMaterials'], (result) => {
    const entityID = numeric(member.int(result, 'entityID') + 1);
    return {
      ...withRecord(result, 'mvWorkOrder', (order) => ({ ...order, WorkOrderId: entityID })),
      entityID,
    };
  }),
};
