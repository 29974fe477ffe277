import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';

export const clearedTextStays: Fault = {
  clause: 'ACT-2',
  about: 'An Update can not empty a text of a company or an integration update: what was there stays.',
  operations: ['CompanyUpdate', 'IntegrationUpdateUpdate'],
  hook: onWrite(['CompanyUpdate', 'IntegrationUpdateUpdate'], ({ action, sent }) =>
    action === 'Update'
      ? { sent: Object.fromEntries(Object.entries(sent).filter(([_, value]) => value !== '')) }
      : undefined,
  ),
};
