import type { Fault } from '../Fault.ts';
import { onWrite } from '../hooks/onWrite.ts';

export const servicesCutAtTen: Fault = {
  clause: 'ACT-1',
  about: 'Of the services that a shipping provider is inserted with the first ten are stored.',
  causes: ['an insert does not bring back rows of {member} as sent'],
  operations: ['ShippingProviderUpdate'],
  hook: onWrite(['ShippingProviderUpdate'], ({ action, sent }) => {
    const { ShippingProviderServices: services } = sent;
    return action === 'Insert' && Array.isArray(services)
      ? { sent: { ...sent, ShippingProviderServices: services.slice(0, 10) } }
      : undefined;
  }),
};
