import type { Fault } from '../Fault.ts';
import { onWrite } from '../hooks/onWrite.ts';

export const companyNameStays: Fault = {
  clause: 'ACT-6',
  about: 'Update does not change the name of a company.',
  operations: ['CompanyUpdate', 'CompanyGet'],
  hook: onWrite(['CompanyUpdate'], ({ action, sent, stored }) => {
    if (action !== 'Update' || stored === undefined) return undefined;
    const { CompanyName = null } = stored;
    return { sent: { ...sent, CompanyName } };
  }),
};
