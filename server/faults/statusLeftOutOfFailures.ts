import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const statusLeftOutOfFailures: Fault = {
  clause: 'ENV-1',
  about: 'In xml the failures of ShippingProviderUpdate carry no ResponseStatus.',
  causes: ['answers lack ResponseStatus'],
  operations: ['ShippingProviderUpdate'],
  hook: onAnswerMembers(
    { formats: ['xml'], operations: ['ShippingProviderUpdate'], outcome: 'failure' },
    ({ ResponseStatus, ...rest }) => rest,
  ),
};
