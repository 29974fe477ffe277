import type { Fault } from '../../Fault.ts';
import { namingSku } from '../../hooks/namingSku.ts';

export const firstSkuNamed: Fault = {
  clause: 'ERR-1',
  about: 'A document with an unknown SKU in a later row fails with the SKU of the first row in the Message.',
  causes: ['the Message does not name what does not exist'],
  operations: ['DocumentUpdate'],
  hook: namingSku(([first]) => first),
};
