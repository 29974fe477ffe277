import type { Fault } from '../Fault.ts';
import { companyChangedOnce } from '../hooks/companyChangedOnce.ts';

export const companyUpdatedOnce: Fault = {
  clause: 'ACT-6',
  about: 'Update changes a company once only: what a second one sends is shown in its answer, and lost.',
  causes: ['a Get shows what was written before the last write ({member})'],
  operations: ['CompanyUpdate', 'CompanyGet'],
  hook: companyChangedOnce('Update'),
};
