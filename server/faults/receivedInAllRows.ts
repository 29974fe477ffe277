import type { Fault } from '../Fault.ts';
import { onUnnamedRows } from '../hooks/onUnnamedRows.ts';

export const receivedInAllRows: Fault = {
  clause: 'PO-5',
  about: 'ReceiveItems writes what arrived of the first row that it names to the rows that it does not name.',
  causes: ['receiving items also receives rows that are not named'],
  operations: ['PurchaseOrderUpdate'],
  hook: onUnnamedRows((_, [first]) => first?.PurchaseOrderRowReceivedQuantity ?? null),
};
