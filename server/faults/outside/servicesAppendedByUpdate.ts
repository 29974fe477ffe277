import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';
import { member } from '../../records/member.ts';

export const servicesAppendedByUpdate: Fault = {
  clause: 'ACT-2',
  about:
    'An Update of a shipping provider adds the services that are sent behind those that it has, which stay.',
  causes: ['another number of rows comes back than was sent ({member})'],
  operations: ['ShippingProviderUpdate'],
  hook: onWrite(['ShippingProviderUpdate'], ({ action, sent, stored }) => {
    if (action !== 'Update' || stored === undefined || !member.has(sent, 'ShippingProviderServices'))
      return undefined;
    const services = [stored, sent].flatMap((one) => member.records(one, 'ShippingProviderServices'));
    return { sent: { ...sent, ShippingProviderServices: services } };
  }),
};
