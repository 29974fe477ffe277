import type { Fault } from '../Fault.ts';
import { namingSku } from '../hooks/namingSku.ts';

export const lastSkuNamed: Fault = {
  clause: 'ERR-1',
  about: 'The Message of a document with an unknown SKU names the SKU of its last row.',
  causes: ['the Message does not name what does not exist'],
  operations: ['DocumentUpdate'],
  hook: namingSku((rows) => rows.at(-1)),
};
