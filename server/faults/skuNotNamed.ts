import type { Fault } from '../Fault.ts';
import { onStatus } from '../hooks/onStatus.ts';

export const skuNotNamed: Fault = {
  clause: 'ERR-1',
  about: 'The Message does not name the SKU that is unknown.',
  causes: ['the Message does not name what does not exist'],
  operations: ['DocumentUpdate'],
  hook: onStatus({ operations: ['DocumentUpdate'], outcome: 'failure' }, (status) => ({
    ...status,
    Message: 'A product does not exist.',
  })),
};
