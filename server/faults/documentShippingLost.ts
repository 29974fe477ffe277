import type { Fault } from '../Fault.ts';
import { onWrite } from '../hooks/onWrite.ts';

export const documentShippingLost: Fault = {
  clause: 'ACT-1',
  about: 'Insert drops the shipping information of a document: only ShippingInformationUpdate writes it.',
  causes: ['an insert does not bring back {member} as sent; it is empty'],
  operations: ['DocumentUpdate'],
  hook: onWrite(['DocumentUpdate'], ({ action, sent }) =>
    action === 'Insert' ? { sent: { ...sent, DocumentShippingInfo: null } } : undefined,
  ),
};
