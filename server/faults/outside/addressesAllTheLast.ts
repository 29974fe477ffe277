import type { Value } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';

export const addressesAllTheLast: Fault = {
  clause: 'ACT-1',
  about:
    'One object is used again for each address of a document or purchase order: all of them are stored as the last.',
  causes: ['an insert does not bring back rows of {member} as sent'],
  operations: ['DocumentUpdate', 'PurchaseOrderUpdate'],
  hook: onSentMembers(
    { operations: ['DocumentUpdate', 'PurchaseOrderUpdate'] },
    /^(Document|PurchaseOrder)Addresses$/,
    (value) => {
      if (!Array.isArray(value)) return value;
      const addresses = value as readonly Value[];
      return addresses.map((one) => addresses.at(-1) ?? one);
    },
  ),
};
