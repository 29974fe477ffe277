import type { Fault } from '../../Fault.ts';
import { onMaterials } from '../../hooks/onMaterials.ts';

export const namedBatchStays: Fault = {
  clause: 'WO-4',
  about: 'Returned material is taken from the last batches, whichever ones ReturnBatchNumbers names.',
  causes: ['returned material is not subtracted from what is allocated'],
  operations: ['WorkOrderReturnMaterials'],
  hook: onMaterials(({ ReturnBatchNumbers: _named, ...material }) => material),
};
