import type { Fault } from '../Fault.ts';
import { shownLate } from '../hooks/shownLate.ts';

export const updatesShownLate: Fault = {
  clause: 'ACT-6',
  level: 'SHOULD',
  about:
    'The first search behind an Update of a company or a shipping provider still shows what it was before; the next one shows the change.',
  operations: ['CompanyUpdate', 'ShippingProviderUpdate', 'CompanyGet', 'ShippingProviderGet'],
  hook: shownLate,
};
