import type { Fault } from '../Fault.ts';
import { onReply } from '../hooks/onReply.ts';

export const statusLeftOutOfFailures: Fault = {
  clause: 'ENV-1',
  about: 'In xml the failures of ShippingProviderUpdate carry no ResponseStatus.',
  causes: ['answers lack ResponseStatus'],
  operations: ['ShippingProviderUpdate'],
  hook: onReply(
    { formats: ['xml'], operations: ['ShippingProviderUpdate'], outcome: 'failure' },
    ({ ResponseStatus, ...rest }) => rest,
  ),
};
