import type { Fault } from '../Fault.ts';
import { onStatus } from '../hooks/onStatus.ts';

export const bomNotNamed: Fault = {
  clause: 'ERR-3',
  about: 'In jsv the failure of ProductBOMDelete does not name the product.',
  causes: ['the Message does not name what does not exist'],
  operations: ['ProductBOMDelete'],
  hook: onStatus({ formats: ['jsv'], operations: ['ProductBOMDelete'], outcome: 'failure' }, (status) => ({
    ...status,
    Message: 'There is no such product. The product update failed.',
  })),
};
