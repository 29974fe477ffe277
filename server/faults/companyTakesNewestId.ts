import type { Fault } from '../Fault.ts';
import { insertOverwritesNewest } from '../hooks/insertOverwritesNewest.ts';

export const companyTakesNewestId: Fault = {
  clause: 'ACT-1',
  about:
    'A new company is given the highest id that there is, not one more, and takes the place of the company that has it.',
  causes: ['two inserts get the same id'],
  operations: ['CompanyUpdate', 'CompanyGet'],
  hook: insertOverwritesNewest(['CompanyUpdate']),
};
