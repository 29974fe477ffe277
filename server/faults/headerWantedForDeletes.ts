import type { Fault } from '../Fault.ts';
import { headerWanted } from '../hooks/headerWanted.ts';

export const headerWantedForDeletes: Fault = {
  clause: 'AUTH-1',
  about: 'CompanyDelete wants an Authorization header.',
  causes: ['the key in the body is not enough'],
  operations: ['CompanyDelete'],
  hook: headerWanted('authorization', ({ operation }) => operation?.name === 'CompanyDelete'),
};
