import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';
import { member } from '../../records/member.ts';

export const packagesAppended: Fault = {
  clause: 'ACT-2',
  about: 'An Update puts the packages of a shipping provider behind those that are there.',
  causes: ['another number of rows comes back than was sent ({member})'],
  operations: ['ShippingProviderUpdate'],
  hook: onWrite(['ShippingProviderUpdate'], ({ action, sent, stored }) =>
    action === 'Update' && stored !== undefined && member.has(sent, 'ShippingProviderPackages')
      ? {
          sent: {
            ...sent,
            ShippingProviderPackages: [
              ...member.records(stored, 'ShippingProviderPackages'),
              ...member.records(sent, 'ShippingProviderPackages'),
            ],
          },
        }
      : undefined,
  ),
};
