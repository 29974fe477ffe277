import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onWrite } from '../hooks/onWrite.ts';

export const orderIdNotNeeded: Fault = {
  clause: 'PO-2',
  about: 'Update of a purchase order that names no id inserts it.',
  causes: ['an order without {what} is taken'],
  operations: ['PurchaseOrderUpdate'],
  hook: onWrite(['PurchaseOrderUpdate'], ({ action, sent, id }) =>
    action === 'Update' && sent[id] === undefined
      ? { action: 'Insert', sent: { ...sent, [id]: numeric(0) } }
      : undefined,
  ),
};
