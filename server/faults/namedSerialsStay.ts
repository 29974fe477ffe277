import type { Fault } from '../Fault.ts';
import { onMaterials } from '../hooks/onMaterials.ts';

export const namedSerialsStay: Fault = {
  clause: 'WO-4',
  about: 'Returned material is taken from the last serial numbers, whichever ones ReturnSerialNumbers names.',
  causes: ['returned material is not subtracted from what is allocated'],
  operations: ['WorkOrderReturnMaterials'],
  hook: onMaterials(({ ReturnSerialNumbers: _named, ...material }) => material),
};
