import type { Fault } from '../Fault.ts';
import { lostAfterRefusal } from '../hooks/lostAfterRefusal.ts';

export const updateAfterRefusedDelete: Fault = {
  clause: 'ACT-6',
  about: 'The first Update of a company after a refused CompanyDelete is answered as usual, and not kept.',
  causes: ['a Get shows what was written before the last write ({member})'],
  operations: ['CompanyUpdate', 'CompanyGet'],
  hook: lostAfterRefusal({ refused: 'CompanyDelete', operation: 'CompanyUpdate', action: 'Update' }),
};
