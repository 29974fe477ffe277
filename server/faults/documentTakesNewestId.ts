import type { Fault } from '../Fault.ts';
import { insertOverwritesNewest } from '../hooks/insertOverwritesNewest.ts';

export const documentTakesNewestId: Fault = {
  clause: 'ACT-1',
  about:
    'A new document is given the highest id that there is, not one more, and takes the place of the document that has it.',
  causes: ['two inserts get the same id'],
  operations: ['DocumentUpdate'],
  hook: insertOverwritesNewest(['DocumentUpdate']),
};
