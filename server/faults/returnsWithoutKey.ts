import type { Fault } from '../Fault.ts';
import { withoutKey } from '../hooks/withoutKey.ts';

export const returnsWithoutKey: Fault = {
  clause: 'AUTH-3',
  about: 'In json WorkOrderReturnMaterials needs no key.',
  causes: ['{key} keys are accepted'],
  operations: ['WorkOrderReturnMaterials'],
  hook: withoutKey('json', 'WorkOrderReturnMaterials'),
};
