import type { Fault } from '../Fault.ts';
import { onWrite } from '../hooks/onWrite.ts';

export const updateForgotten: Fault = {
  clause: 'ACT-2',
  about: 'Update of a company, a bundle or a shipping provider changes nothing but the products of a bundle.',
  causes: ['an Update does not bring back {member} as sent'],
  operations: [
    'CompanyUpdate',
    'CompanyGet',
    'ProductBundleUpdate',
    'ShippingProviderUpdate',
    'ShippingProviderGet',
  ],
  hook: onWrite(
    ['CompanyUpdate', 'ProductBundleUpdate', 'ShippingProviderUpdate'],
    ({ action, sent, stored }) => {
      if (action !== 'Update' || stored === undefined) return undefined;
      const { IncludedProducts } = sent;
      return { sent: IncludedProducts === undefined ? stored : { ...stored, IncludedProducts } };
    },
  ),
};
