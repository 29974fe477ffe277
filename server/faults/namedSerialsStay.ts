import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

export const namedSerialsStay: Fault = {
  clause: 'WO-4',
  about: 'Returned material is taken from the last serial numbers, whichever ones ReturnSerialNumbers names.',
  causes: ['returned material is not subtracted from what is allocated'],
  operations: ['WorkOrderReturnMaterials'],
  hook: onRequest(['WorkOrderReturnMaterials'], (request) => ({
    ...request,
    WorkOrderReturnMaterials: member
      .records(request, 'WorkOrderReturnMaterials')
      .map(({ ReturnSerialNumbers: _named, ...material }) => material),
  })),
};
