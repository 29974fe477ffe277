import type { Fault } from '../Fault.ts';
import { onWrite } from '../hooks/onWrite.ts';

export const missingActionInserts: Fault = {
  clause: 'ACT-11',
  about: 'Without mvRecordAction a company or a shipping provider is inserted.',
  causes: ['a write without a known action makes a record'],
  operations: ['CompanyUpdate', 'CompanyGet', 'ShippingProviderUpdate', 'ShippingProviderGet'],
  hook: onWrite(['CompanyUpdate', 'ShippingProviderUpdate'], ({ action }) =>
    action === '' ? { action: 'Insert' } : undefined,
  ),
};
