import type { Fault } from '../Fault.ts';
import { withoutKey } from '../hooks/withoutKey.ts';

export const reopensWithoutKey: Fault = {
  clause: 'AUTH-3',
  about: 'In json WorkOrderReOpen needs no key.',
  causes: ['{key} keys are accepted'],
  operations: ['WorkOrderReOpen'],
  hook: withoutKey('json', 'WorkOrderReOpen'),
};
