import type { Fault } from '../../Fault.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';

export const unescapedTwice: Fault = {
  clause: 'TYP-12',
  about:
    'In json a backslash before n or t in the comments and remarks of purchase orders is read as a line break or a tab.',
  causes: [
    'a backslash with a letter comes back as a control character; what was unescaped once is unescaped again',
  ],
  operations: ['PurchaseOrderUpdate'],
  hook: onSentMembers(
    { operations: ['PurchaseOrderUpdate'], bodies: ['json'] },
    /^PurchaseOrder(Comments|RowRemarks)$/,
    (value) => (typeof value === 'string' ? value.replaceAll('\\n', '\n').replaceAll('\\t', '\t') : value),
  ),
};
