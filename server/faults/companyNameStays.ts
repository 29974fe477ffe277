import type { Fault } from '../Fault.ts';
import { leftByUpdate } from '../hooks/leftByUpdate.ts';

export const companyNameStays: Fault = {
  clause: 'ACT-6',
  about: 'Update does not change the name of a company.',
  causes: ['a Get shows what was written before the last write ({member})'],
  operations: ['CompanyUpdate', 'CompanyGet'],
  hook: leftByUpdate('CompanyUpdate', ['CompanyName']),
};
