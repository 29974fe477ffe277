import type { Fault } from '../Fault.ts';
import { headerWanted } from '../hooks/headerWanted.ts';

export const headerWantedForDeletes: Fault = {
  clause: 'AUTH-1',
  about: 'In json, jsv and soap11 CompanyDelete wants an Authorization header.',
  operations: ['CompanyDelete'],
  hook: headerWanted(
    'authorization',
    ({ operation, format }) =>
      operation?.name === 'CompanyDelete' && ['json', 'jsv', 'soap11'].includes(format),
  ),
};
