import type { Fault } from '../Fault.ts';
import { headerWanted } from '../hooks/headerWanted.ts';

export const headerWantedInMarkupAndCsv: Fault = {
  clause: 'AUTH-1',
  about: 'In xml, soap and csv every Get wants an Authorization header.',
  causes: ['the key in the body is not enough'],
  operations: ['*Get*'],
  hook: headerWanted(
    'authorization',
    ({ operation, format }) => operation?.kind === 'get' && format !== 'json' && format !== 'jsv',
  ),
};
