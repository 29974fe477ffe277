import type { Fault } from '../Fault.ts';
import { onUnnamedRows } from '../hooks/onUnnamedRows.ts';

export const unnamedRowsReceived: Fault = {
  clause: 'PO-5',
  level: 'SHOULD',
  about:
    'ReceiveItems also receives the rows of the order that it does not name, as many of each as were ordered.',
  causes: ['receiving items also receives rows that are not named'],
  operations: ['PurchaseOrderUpdate'],
  hook: onUnnamedRows((row) => row.PurchaseOrderRowQuantity ?? null),
};
